// An app is read by indices into its lists, and its values know where they are written. Whatever
// reports something about them quotes texts. So whatever imports apps gets these too.
@_exported import Lists
@_exported import Reading
@_exported import Texts
