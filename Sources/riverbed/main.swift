import Disk

SystemProcess.ignoreBrokenPipes()
SystemProcess.ignoreFileSizeLimit()
var console = Console.standard
let code = console.run(CommandLine.arguments.dropFirst())
SystemProcess.exit(console.close(after: code).rawValue)
