// Pages are nodes that link to paths of a site, so whatever imports parts of pages gets both too.
@_exported import Markup
@_exported import SiteFiles
