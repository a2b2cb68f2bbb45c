// Layouts are frames of what an app has, so whatever imports layouts gets apps and boxes too.
@_exported import AppModel
@_exported import Geometry
