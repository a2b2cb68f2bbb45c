// An app is read by indices into its lists, so whatever imports apps gets these too.
@_exported import Lists
