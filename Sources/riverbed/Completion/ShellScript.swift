import Disk
import Printing
import Texts

/// The script that makes a shell complete command lines of Riverbed. It asks the program what can
/// follow, so that it also completes what an app names. Only the installed program is asked, and
/// not one in the current folder.
enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  func run(on console: inout Console) -> ExitCode {
    console.output.write(ShownText(trusted: text))
    return .clean
  }

  private var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// Bash splits words at `=` and `:`, which are put together again, and takes only what follows
  /// the last of these for its answer.
  private static let bashText = #"""
    # Completes command lines of Riverbed in bash.
    _riverbed() {
      local rest=${COMP_LINE:0:COMP_POINT} word words=() index
      for ((index = 0; index <= COMP_CWORD; index++)); do
        [[ $index -eq 0 || $rest == [[:blank:]]* ]] && words+=("")
        rest=${rest#"${rest%%[![:blank:]]*}"}
        word=${COMP_WORDS[index]}
        [[ $index -eq $COMP_CWORD ]] && word=$rest
        rest=${rest#"$word"}
        words[${#words[@]} - 1]+=${word//[\\\"\']/}
      done
      local typed=${words[${#words[@]} - 1]} candidate kind before path known=""
      [[ $typed == *[=:]* ]] && known=${typed%"${typed##*[=:]}"}
      words=("${words[@]/#\~\//$HOME/}")
      words=("${words[@]/#\$HOME\//$HOME/}")
      COMPREPLY=()
      while IFS= read -r word; do
        if [[ $word != $'\t'* ]]; then
          candidate=${word%%$'\t'*}
          COMPREPLY+=("${candidate#"$known"}")
          continue
        fi
        kind=${word#$'\t'}
        before=${kind#*$'\t'}
        [[ $kind == folders* ]] && kind=-d || kind=-f
        compopt -o filenames
        while IFS= read -r path; do
          # Readline itself looks only at what is after the last of its characters.
          if [[ -n $known$before && -d $path ]]; then
            path+=/
            compopt -o nospace
          fi
          path=$before$path
          COMPREPLY+=("${path#"$known"}")
        done < <(compgen "$kind" -- "${typed#"$before"}")
      done < <(command riverbed --complete "${words[@]:1}" 2>/dev/null)
    }
    complete -F _riverbed riverbed

    """#

  private static let zshText = #"""
    #compdef riverbed
    # Completes command lines of Riverbed in zsh.
    _riverbed() {
      local line kind before
      local -a typed candidates
      typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
      typed=("${typed[@]/#\~\//$HOME/}")
      typed=("${typed[@]/#\$HOME\//$HOME/}")
      for line in "${(@f)$(command riverbed --complete "${typed[@]}" 2>/dev/null)}"; do
        case $line in
          $'\t'*)
            kind=${${line#$'\t'}%%$'\t'*}
            before=${line##*$'\t'}
            ;;
          *$'\t'*) candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}") ;;
          ?*) candidates+=("${line//:/\\:}") ;;
        esac
      done
      local found=1
      (( $#candidates )) && _describe -t values value candidates && found=0
      if [[ -n $kind ]]; then
        [[ -n $before ]] && compset -P "${(b)before}"
        if [[ $kind == folders ]]; then _files -/ && found=0; else _files && found=0; fi
      fi
      return found
    }
    if [[ $funcstack[1] == _riverbed ]]; then _riverbed "$@"; else compdef _riverbed riverbed; fi

    """#

  /// Fish finds paths itself, in whatever way they are quoted.
  private static let fishText = #"""
    # Completes command lines of Riverbed in fish.
    function __riverbed_offer
        set -l words (commandline -opc) (commandline -ct)
        set words (string replace -r '^(~|\$HOME)/' "$HOME/" -- $words)
        command riverbed --complete (string unescape -- $words[2..-1]) 2>/dev/null
    end
    complete -c riverbed -f -a '(__riverbed_offer | string match -v \t\*)'
    complete -c riverbed -n '__riverbed_offer | string match -q \t\*' -F

    """#
}

extension Command {
  static let completions = Command(
    name: "completions",
    summary: "Print the script that makes a shell complete command lines of Riverbed.",
    operands: [
      Operand(
        name: "SHELL", isRequired: true, kind: .choice(ShellScript.allCases.map(\.rawValue)),
        summary: "The shell: bash, zsh or fish.")
    ],
    options: [.help, .version],
    examples: [
      "source <(riverbed completions bash)",
      "riverbed completions zsh > ~/.zfunc/_riverbed",
      "riverbed completions fish | source",
    ],
    read: { (arguments) throws(UsageError) in
      let word = arguments.operands[0]
      guard let script = ShellScript(rawValue: word) else { throw .unknownShell(word) }
      return .completions(script)
    })
}

extension UsageError {
  fileprivate static func unknownShell(_ word: String) -> Self {
    Self(
      "there is no script for the shell '\(word.quotable)'; there are some for bash, zsh and fish",
      of: .completions, near: word, ShellScript.allCases.map(\.rawValue))
  }
}
