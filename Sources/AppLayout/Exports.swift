// A layout is made of points, sizes and boxes, so whatever imports layouts gets these too.
@_exported import Geometry
