// An app is read by indices into its lists, its values know where they are written, and its routes
// are those of storyboards. Whatever reports something about them quotes texts. So whatever imports
// apps gets these too.
@_exported import Lists
@_exported import Reading
@_exported import Storyboards
@_exported import Texts
