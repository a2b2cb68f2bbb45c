enum Disk {}
