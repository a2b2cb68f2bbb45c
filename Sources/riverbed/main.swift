Console.runProgram(CommandLine.arguments.dropFirst())
