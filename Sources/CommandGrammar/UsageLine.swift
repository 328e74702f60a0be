public import LabText

extension CommandSpec {
  /// The usage line, made from the declared places: `set [PROPERTY] [VALUE…]`, in Chinese `set [属性] [值…]`.
  public func usage(in language: Language) -> String {
    var parts = [name]
    for option in options {
      let value =
        option.value == nil ? "" : String(repeating: " " + UsageWords.text(option.valueName, in: language), count: option.valueCount)
      parts.append("[--\(option.name)\(value)]")
    }
    for argument in arguments {
      let name = UsageWords.text(argument.name, in: language)
      let text = argument.isRepeated ? name + "…" : name
      parts.append(argument.isOptional ? "[\(text)]" : text)
    }
    return parts.joined(separator: " ")
  }

  /// The words in capitals that the usage line has in English and the Chinese one has no word for.
  public var untranslatedPlaces: [String] {
    (arguments.map(\.name) + options.filter { $0.value != nil }.map(\.valueName)).flatMap(UsageWords.places)
      .filter { UsageWords.chinese[$0] == nil }
  }
}

/// What stands for a value in usage lines.
enum UsageWords {
  static let chinese: [String: String] = [
    "ANSWER": "答案", "CALL": "调用", "COMMAND": "命令", "CONDITION": "条件", "DX": "横移", "DY": "纵移", "EXPRESSION": "表达式",
    "FILE": "文件", "ID": "编号", "LESSON": "课程", "N": "数", "NAME": "名称", "OUT": "输出文件", "PATH": "路径", "POINT": "坐标",
    "PREDICTION": "预测", "PROPERTY": "属性", "SAMPLE": "样例", "SECONDS": "秒数", "SLUG": "课名", "SPEED": "倍速", "STAGE": "阶段",
    "STATEMENT": "语句", "TEXT": "文字", "TITLE": "标题", "TYPE": "类型", "VALUE": "值", "WHAT": "内容", "WORD": "词", "WORDS": "词语",
  ]

  /// The words in capitals of a place's name: `N` and `TITLE` of `N|TITLE`.
  static func places(_ name: String) -> [String] {
    name.split { !$0.isLetter }.map(String.init).filter { $0.allSatisfy(\.isUppercase) }
  }

  /// A place's name with its words in capitals said in a language.
  static func text(_ name: String, in language: Language) -> String {
    guard language == .simplifiedChinese else { return name }
    var text = ""
    var word = ""
    for character in name + " " {
      if character.isLetter {
        word.append(character)
      } else {
        text += (chinese[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }
}
