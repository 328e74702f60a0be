// Written by `lab-dev generate` from the files in Lessons/. Do not edit.
// swift-format-ignore-file

enum EmbeddedLessons {
  static let all: [LessonLibrary.Source] = [
    lesson01,
    lesson02,
    lesson03,
    lesson04,
    lesson05,
    lesson06,
    lesson07,
    lesson08,
    lesson09,
    lesson10,
    lesson11,
    lesson12,
    lesson13,
    lesson14,
    lesson15,
    lesson16,
    lesson17,
    lesson18,
    lesson19,
    lesson20,
  ]

  private static let lesson01 = LessonLibrary.Source(
    folder: "01-let-var",
    english: ##"""
---
number: 1
slug: let-var
title: let and var
needs:
minutes: 35
ability: Predict whether an assignment compiles.
types:
concepts: let-var, type-inference
introduces: v, p, predict, expr, set, run, source, rerun
subject: concept.let-var
---

The inbox of a chat client shows a row: **Trail Club (2)**. The number changes all day. The title changes when somebody
renames the group. What stands behind the row, the conversation's id, must never change: one wrong assignment, and new
messages land in the wrong conversation.

Swift lets you say which is which, for every single name, and checks it before the program runs. In this lesson you stand
inside a chat client that is paused in the middle of a function. You will try assignments, say beforehand whether Swift
accepts them, and read what it answers when it does not.

## observe: Look around

The program is paused in the function that draws one row of the inbox, as if a debugger had stopped it there. A name that
exists inside a function is called a *local variable*.

The command `v` (for *variables*) shows every local variable with its type in parentheses, its name and its value. Type it.

```lab
lab> v
(String) author = "Mina"
(Int) badge = 2
(TeachingTypes.InboxRow) row = (id = "trail", title = "Trail Club", unread = 2, isMuted = false)
(TeachingTypes.InboxRow) archived = (id = "repair", title = "Bicycle Workshop", unread = 1, isMuted = false)
```

```check
lab.printed("author = ") // look at the local variables
```

### Hint
You want to see everything that exists in the paused function.

### Hint
It is a command of one letter, the first letter of *variables*.

### Hint
Type `v`.

### After
Four names. `author` is text (`String`), `badge` is a whole number (`Int`): the red number on the app's icon. And `row` and `archived` are whole rows of the
inbox with four parts each. That list is a debugger's view: it says what each name holds, but not which of them may
change. The source does:

```swift
let author = "Mina"
var badge = 2
var row = InboxRow()
let archived = InboxRow(id: "repair", title: "Bicycle Workshop", unread: 1)
```

## predict: May the badge change?

The source says `var badge = 2`. A new message arrives, and the function wants to write `badge = 3`. Does Swift accept
that line?

Say it first. `predict compiles` and `predict does not compile` lock your answer; nothing can change it afterwards. Then
let Swift decide: `expr` takes a line of Swift, compiles it, and runs it inside the paused function.

```lab
lab> predict compiles
Locked: compiles  (compared with the compiler's next answer)
lab> expr badge = 3
() $R0 = {}
✓ prediction met: compiles
```

```check
lab.predicted // a prediction is still missing
badge == 3 // give badge the value 3
```

### Hint
Look at the word in front of `badge` in its declaration.

### Hint
Two lines: one begins with `predict`, the other with `expr` and holds the assignment.

### Hint
Type `predict compiles` and then `expr badge = 3`.

### After
`var` stands for *variable*: the name may get another value at any time. An assignment has no result of its own, and the
debugger prints that as `() $R0 = {}`: the parentheses mean "nothing". Below it the lab compares your prediction with what
Swift said.

## debugger: Reading is not writing

`p` (for *print*) shows the value of an expression. `p badge + 1` reads `badge`, adds one, and shows the result with its
type. Does `badge` change by that?

Print `badge + 1`, then `badge`. Then really count up with `expr badge += 1`, which is short for `badge = badge + 1`.

```lab
lab> p badge + 1
(Int) 4
lab> p badge
(Int) 3
lab> expr badge += 1
() $R1 = {}
```

```check
lab.printed("(Int) 4") // print badge + 1
lab.printed("(Int) 3") // print badge itself
badge == 4 // count badge up by one
```

### Hint
An expression such as `badge + 1` has a value; only an assignment changes a variable.

### Hint
Two lines with `p`, then `expr` with `+=`.

### Hint
Type `p badge + 1`, then `p badge`, then `expr badge += 1`.

### After
`p badge + 1` said 4 and `badge` stayed 3: computing a value leaves the variable alone. `+=` is an assignment, so it needs
a `var` on its left. `p` always names the type first, `(Int) 4`. Keep an eye on that; it matters at the end of this lesson.

## mistake: A name that keeps its value

The other kind of name is declared with `let`. The source says `let author = "Mina"`. Now make a mistake on purpose: try
to put another author in. Predict first, then read the answer slowly; it is the error message you will meet most often in
your first months of Swift.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr author = "Oskar"
          ˄˜˜˜˜˜
          ╰─ error: cannot assign to value: 'author' is immutable
✓ prediction met: does not compile
lab> p author
(String) "Mina"
```

```check
lab.predicted // a prediction is still missing
lab.printed("'author' is immutable") // try to assign another text to author
lab.printed("(String) \"Mina\"") // print author afterwards
```

### Hint
The assignment looks like the one to `badge`; text stands in straight double quotes.

### Hint
Use `predict does not compile`, then `expr` with `author`, an equals sign and a name in quotes.

### Hint
Type `predict does not compile`, then `expr author = "Oskar"`, then `p author`.

### After
Read it from the caret: it points at `author`, the left side. *Immutable* means that it cannot be changed. The line was
refused before anything ran, so `author` is still Mina.

This is the debugger's wording. In a source file the compiler says it like this, and it is the same rule:

```text
error: cannot assign to value: 'author' is a 'let' constant
```

## explain: Ask the real compiler

Do not take the lab's word for it. `run let-var` performs the experiment of this lesson: it counts a real variable up, then
hands four short programs to the Swift compiler `swiftc` and shows what it answers. Where no compiler is installed, the
lab shows recorded answers and says so.

Before you look: one of the four programs declares a `let` in one line and gives it its value in the next. What do you
think the compiler says to that?

```lab
lab> run let-var
concept.let-var
  1. a `var` takes another value: badge  2 → 3
  2. the `let` made from it before keeps 2  ✓
  3. assign to a `var`  ✓ swiftc
  4. assign to a `let`  swiftc: error: cannot assign to value: 'title' is a
                        'let' constant
  5. give a `let` its only value one line later  ✓ swiftc
  6. change a property of a struct that a `let` holds  swiftc: error: cannot
    assign to property: 'row' is a 'let' constant
  7. four programs, four answers as the rule predicts  ✓
target-evidence:concept.let-var  swift
```

```check
lab.printed("'title' is a 'let' constant") // run the experiment let-var
```

### Hint
An experiment is performed by a command of its own, with the experiment's name behind it.

### Hint
The command is `run`, the name is `let-var`.

### Hint
Type `run let-var`.

### After
A `let` needs one value, and the compiler checks that it gets exactly one before it is read; the declaration and the value
may stand in different lines. The last program is the interesting one: `row` was declared with `let`, and the compiler
refused to change a *part* of it. You will try that yourself in two steps.

The last line, `target-evidence`, notes in your progress that this very experiment ran, on Swift itself.

## control: The control's way

`row` is one row of the inbox. It is a `var`, and it holds a *struct*: several values under one name, reached with a dot,
such as `row.unread`.

In an app you would now tap a stepper or type into a field. The lab's control is called `set`. Without anything behind it,
`set` lists what can be changed and within which limits. Look for `id` in that list, then predict what `row.unread` will
say and set it to 7.

```lab
lab> set
property  type    now           values
────────  ──────  ────────────  ──────────
title     String  "Trail Club"
unread    Int     2             0…999
isMuted   Bool    false         true false
lab> predict row.unread == 7
Locked: row.unread == 7  (evaluated after the next change)
lab> set unread 7
row.unread: 2 → 7
✓ prediction met: row.unread == 7
```

```check
lab.ran("set") // change unread with the control, set
lab.predicted // predict the value first
row.unread == 7 // row.unread should become 7
```

### Hint
`set` acts on the current instance, which is `row`; so it needs only the property's name.

### Hint
A prediction may be a comparison with two equals signs. After that: `set`, the property, the value.

### Hint
Type `set`, then `predict row.unread == 7`, then `set unread 7`.

### After
`set` wrote 7 into `row.unread`, and said from which value to which. The list had no `id`: in the struct it is declared with `let`, so no control may offer it. One equals sign assigns, two ask whether two
values are equal.

## debugger: A let inside a var

`row` is a `var`, so the debugger may change its parts as well. Rename the group with `expr`. Then try to change the id in
the same way. What does Swift check: the name on the left, or every name up to the last dot?

```lab
lab> expr row.title = "Trail Runners"
() $R2 = {}
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr row.id = "runners"
              ˄˜˜˜˜˜
              ╰─ error: cannot assign to property: 'id' is a 'let' constant
✓ prediction met: does not compile
```

```check
row.title == "Trail Runners" // rename the row to Trail Runners
lab.printed("'id' is a 'let' constant") // try to change the id of the row
```

### Hint
Two assignments, one to `row.title`, one to `row.id`.

### Hint
Both begin with `expr row.` and end with a text in quotes; the title should be Trail Runners.

### Hint
Type `expr row.title = "Trail Runners"`, then `predict does not compile`, then `expr row.id = "runners"`.

### After
`row` is a `var` and `title` is a `var`: accepted. `row` is a `var`, but `id` is a `let` inside the struct: refused. The
message names the part that is to blame. This is exactly the protection that the chat client needs: the title may be
edited, and the id stays what it was.

## predict: A var inside a let

Now the other way round. `archived` is declared with `let`; inside it, `unread` is declared with `var`, as you have just
seen. Somebody opens the archived conversation, and the function wants to write `archived.unread = 0`.

Think of what a struct is: *one* value made of parts. Lock your prediction, then try.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr archived.unread = 0
                   ˄˜˜˜˜˜˜˜
                   ╰─ error: cannot assign to property: 'archived' is immutable
✓ prediction met: does not compile
lab> p archived.unread
(Int) 1
```

```check
lab.predicted // a prediction is still missing
lab.printed("'archived' is immutable") // try to set archived.unread to 0
lab.printed("(Int) 1") // print archived.unread afterwards
```

### Hint
Does a value stay the same when one of its parts becomes another?

### Hint
Predict, then assign to `archived.unread` with `expr`.

### Hint
Type `predict does not compile`, then `expr archived.unread = 0`, then `p archived.unread`.

### After
Changing a part of a struct is changing the struct. So the `let` in front of the whole value wins, whatever the parts say.
The rule for an assignment is short: **every name on the left side, from the first to the last, must be a `var`.**

(For classes this is different. That is the subject of lesson 4, so do not worry about it now.)

## debugger: Where the type comes from

Nobody wrote that `badge` is an `Int`. The compiler saw `var badge = 2` and worked it out: that is *type inference*. A
whole number makes an `Int`, a number with a point makes a `Double`, text in quotes makes a `String`.

Now ask for half of the badge. Print `3 * 0.5` first. Then print `badge * 0.5`, and do not be surprised. The cure is to
convert by hand: `Double(badge) * 0.5`.

```lab
lab> p 3 * 0.5
(Double) 1.5
lab! p badge * 0.5
             ˄˜˜˜˜
             ╰─ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
             ╰─ note: overloads for '*' exist with these partially matching parameter lists: (Double, Double), (Duration, Double), (Int, Int)
lab> p Double(badge) * 0.5
(Double) 2
```

```check
lab.printed("(Double) 1.5") // print 3 * 0.5
lab.printed("operands of type 'Int' and 'Double'") // print badge * 0.5 and read what Swift says
lab.printed("(Double) 2") // convert badge to Double and print half of it
```

### Hint
All three lines begin with `p`.

### Hint
The second one multiplies a variable by 0.5; the third wraps the variable in `Double( )` first.

### Hint
Type `p 3 * 0.5`, then `p badge * 0.5`, then `p Double(badge) * 0.5`.

### After
A *literal* such as `3` has no fixed type yet: beside `0.5` it becomes a `Double`. A *variable* has had its type since its
declaration, and Swift never converts it behind your back. The notes below an error often say what would fit: here, two
`Int` or two `Double`.

## mistake: var is not "anything goes"

One more mistake on purpose. `badge` is a `var`, so it may get another value. May it also get another *kind* of value, the
text "four"? In many languages it may.

Lock your prediction and try. Then let `run type-inference` put the same question, and five more, to the real compiler.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr badge = "four"
                  ˄˜˜˜˜˜
                  ╰─ error: cannot assign value of type 'String' to type 'Int'
✓ prediction met: does not compile
lab> run type-inference
concept.type-inference
  1. the type of `3`  Int
  2. the type of `3 * 0.5`: both literals adapt  Double
  3. the type of `["Mina": 2]`  Dictionary<String, Int>
  4. a fraction without a type is a Double  ✓ swiftc
  5. a variable that is an Int stays one  swiftc: error: binary operator '*'
    cannot be applied to operands of type 'Int' and 'Double'
  6. converted by hand, it works  ✓ swiftc
  7. another kind of value later  swiftc: error: cannot assign value of type
    'String' to type 'Int'
  8. an empty list says too little  swiftc: error: empty collection literal
    requires an explicit type
  9. with the type written down, it says enough  ✓ swiftc
  10. swiftc infers as this card says, six times of six  ✓
target-evidence:concept.type-inference  swift
```

```check
lab.printed("cannot assign value of type 'String' to type 'Int'") // try to assign the text "four" to badge
lab.printed("empty collection literal requires an explicit type") // run the experiment type-inference
```

### Hint
First the assignment with quotes around the word, then an experiment, as you ran let-var before.

### Hint
Use `expr` for the assignment, and `run` with the name of the second idea of this lesson.

### Hint
Type `predict does not compile`, then `expr badge = "four"`, then `run type-inference`.

### After
`var` says that the value may change. The type never may: it was inferred once, at the declaration. Inferred does not mean
loose. And where the right side says too little, as in `let members = []`, you write the type yourself:
`let members: [String] = []`. That is a *type annotation*.

## source: Another default, another instance

So far you changed values while the program was paused. Now change the program. `source` shows a real Swift file with the
defaults that a row is made with. `source set unread 9` changes one of them in the file. `rerun` has it compiled and makes
a **new** row beside the old one.

Do that, then print `row.unread` and `old.unread`. Why are they different?

```lab
lab> source
workbench/let-var.swift
   1  // The defaults that your InboxRow is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var title: String = "Trail Club"
   5    var unread: Int = 2
   6    var isMuted: Bool = false
   7  }
lab> source set unread 9
workbench/let-var.swift:5  unread: 2 → 9
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance     new instance
────────  ───────────────  ────────────
title     "Trail Runners"  "Trail Club"
unread    7                9
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p row.unread
(Int) 9
lab> p old.unread
(Int) 7
```

```check
lab.rerun // compile the file and make a new row with rerun
row.unread == 9 // the new row should have 9 unread messages: change its default in the source
lab.ran("p row") || lab.ran("v row") // print the new row's unread
lab.ran("p old") || lab.ran("v old") // print the old row's unread, too
```

### Hint
Three commands: look at the file, change one default, compile it.

### Hint
`source set` takes a property and a value; `rerun` takes nothing.

### Hint
Type `source`, then `source set unread 9`, then `rerun`, then `p row.unread`, then `p old.unread`.

### After
A default is used once, in the moment an instance is made. The old row was finished long before you edited the file, so it
kept its values; only the new one begins with 9. Look at the file again: every line says `var name: Type = value`. With the
type written out, nothing is left to infer.

## explain: The whole row at once

The last question puts everything together. `row` is a `var`. `archived` is a `let`. Both hold an `InboxRow`, and the `id`
inside is a `let`. Somebody writes `row = archived`. May that be? And if so, what will `row.id` say afterwards?

Predict, assign, then set `row.unread` to 0 with `expr` and print `archived.unread`.

```lab
lab> predict compiles
Locked: compiles  (compared with the compiler's next answer)
lab> expr row = archived
() $R0 = {}
✓ prediction met: compiles
lab> p row.id
(String) "repair"
lab> expr row.unread = 0
() $R1 = {}
lab> p archived.unread
(Int) 1
```

```check
lab.predicted // a prediction is still missing
row.id == "repair" // assign archived to row
row.unread == 0 // set row.unread to 0
lab.printed("(Int) 1") // print archived.unread at the end
```

### Hint
Which names stand on the left side of `row = archived`? Only those have to be `var`.

### Hint
One prediction, one assignment of the whole row, one assignment to a part of it.

### Hint
Type `predict compiles`, then `expr row = archived`, then `p row.id`, then `expr row.unread = 0`, then `p archived.unread`.

### After
On the left side stands only `row`, a `var`: accepted. The right side is merely read, so a `let` is fine there. The whole
value was replaced, id included; the `let` inside forbids changing the id of a row, and nobody did: `row` now *is* another
row. And `archived` still has its unread message, because the assignment copied the value.

Compare with your predictions, and you can do what this lesson promised: tell whether an assignment compiles, before the
compiler does.

## question: single

`let limit = 20` stands in a function. Two lines below stands `limit += 1`. When do you learn that this is wrong?

- [ ] When the second line runs for the first time
  It never runs: a program with this line in it is not built at all.
- [x] When the program is compiled
  Right. Whether a name may change is checked for the whole program before it starts.
- [ ] Only if somebody reads `limit` afterwards
  The assignment itself is the error, whether or not anybody looks at the result.

### After
That is the point of `let`: a promise which the compiler keeps for you, long before a user could meet the mistake.

## question: multiple

`var row = InboxRow()` and `let archived = InboxRow()`. In `InboxRow`, `id` is a `let`; `title` and `unread` are `var`. Which
lines compile?

- [x] `row.title = "Trail Runners"`
  Both names on the left, `row` and `title`, are `var`.
- [ ] `row.id = "runners"`
  The last name, `id`, is a `let` inside the struct.
- [ ] `archived.title = "Old"`
  `archived` is a `let`, and a part of it is a part of its value.
- [x] `row = archived`
  Only `row` stands on the left; `archived` is merely read.

### After
Walk along the left side from the first name to the last. One `let` on the way, and the assignment is refused.

## question: single

`var progress = 0` stands at the top. Later: `progress = 0.5`. What happens?

- [ ] `progress` becomes a Double
  A variable keeps the type of its declaration for its whole life.
- [ ] `progress` becomes 0, the fraction is cut off
  Swift never rounds a number in silence; you would have to write `Int(0.5)`.
- [x] It does not compile
  Right: `0` made an `Int` of `progress`, and `0.5` cannot become one.

### After
Write `var progress = 0.0`, or `var progress: Double = 0`, and both lines compile.

## question: order

Put the acts in the order of this lesson's loop for one assignment.

1. Read the declaration and decide: `let` or `var`?
2. Lock a prediction with `predict`
3. Try the assignment with `expr`
4. Compare what was printed with what you predicted

### After
Deciding before looking is what makes the difference between recognising an answer and knowing it.

## question: short

Which keyword declares a name that gets one value and keeps it?

```answer
let
```

### After
`let`. Write it first, and change it to `var` on the day something really has to change; the compiler even warns when a
`var` is never changed.

## question: short

What type does the compiler infer for `timeout` in `let timeout = 2.5`?

```answer
Double
(Double)
Swift.Double
```

### After
A literal with a decimal point becomes a `Double`, unless you say otherwise: `let timeout: Float = 2.5`.

## summary

Words to remember: **let** (one value for life), **var** (the value may change), **assignment**, **immutable**, **type
inference** (the compiler takes the type from the value), **type annotation** (you write it), **literal**, **struct**
(one value made of parts). An assignment compiles when every name on its left side is a `var` and the right side has the
right type. You looked with `v` and `p`, changed values with `set` and `expr`, and changed a default with `source` and
`rerun`. Next comes lesson 2: some properties remember a value, others work it out each time they are asked, and one kind
waits until somebody asks.

"""##,
    chinese: ##"""
---
number: 1
slug: let-var
title: let 与 var
needs:
minutes: 35
ability: 判断一句赋值能不能编译。
types:
concepts: let-var, type-inference
introduces: v, p, predict, expr, set, run, source, rerun
subject: concept.let-var
---

聊天软件的收件箱里有一行：**Trail Club (2)**。数字一天到晚在变；有人改了群名，标题也会变。可是这一行背后的会话 id 绝对不能变：
只要一次赋错了值，新消息就会跑到别的会话里去。

在 Swift 里，每个名字都要说清楚能不能变，而且在程序运行之前就检查。这一课里，你站在一个聊天软件的内部——它正停在某个函数的中间。
你会亲手赋值，先说 Swift 接不接受，再读一读它拒绝时说了什么。

## observe: 先看看四周

程序停在绘制收件箱某一行的函数里，就像被调试器拦了下来。只在函数内部存在的名字，叫做*局部变量*。

命令 `v`（取自 *variables*）会列出所有局部变量：括号里是类型，然后是名字和值。输入它。

```lab
lab> v
(String) author = "Mina"
(Int) badge = 2
(TeachingTypes.InboxRow) row = (id = "trail", title = "Trail Club", unread = 2, isMuted = false)
(TeachingTypes.InboxRow) archived = (id = "repair", title = "Bicycle Workshop", unread = 1, isMuted = false)
```

```check
lab.printed("author = ") // 看一看局部变量
```

### Hint
要看的是：暂停的函数里都有些什么。

### Hint
这个命令只有一个字母，就是 *variables* 的第一个字母。

### Hint
输入 `v`。

### After
一共四个名字。`author` 是文字（`String`），`badge` 是整数（`Int`），也就是应用图标上的红色数字；`row` 和 `archived` 是收件箱里完整的
一行，各有四个部分。这是调试器看到的样子：每个名字里放着什么，一清二楚；哪些能改，却看不出来。源代码里写着：

```swift
let author = "Mina"
var badge = 2
var row = InboxRow()
let archived = InboxRow(id: "repair", title: "Bicycle Workshop", unread: 1)
```

## predict: badge 能改吗？

源代码里写的是 `var badge = 2`。来了一条新消息，函数想写 `badge = 3`。这一句 Swift 接受吗？

先把答案说出来。`predict compiles` 表示“能编译”，`predict does not compile` 表示“不能编译”；一旦锁定就改不了了。然后交给 Swift 判断：
`expr` 会把后面那行 Swift 编译好，放到暂停的函数里执行。

```lab
lab> predict compiles
已锁定：compiles  （与编译器的下一次回答比较）
lab> expr badge = 3
() $R0 = {}
✓ 预测成立：compiles
```

```check
lab.predicted // 还没有做预测
badge == 3 // 让 badge 变成 3
```

### Hint
看看声明里 `badge` 前面是哪个词。

### Hint
两行：一行以 `predict` 开头，另一行以 `expr` 开头，后面是赋值。

### Hint
先输入 `predict compiles`，再输入 `expr badge = 3`。

### After
`var` 取自 *variable*（变量）：这个名字随时可以换上新值。赋值本身没有结果，调试器把它显示成 `() $R0 = {}`，那对空括号就是“什么也没有”。
下面一行，是实验室在拿你的预测和 Swift 的回答做比较。

## debugger: 读一读，并不会改

`p`（取自 *print*）显示一个表达式的值。`p badge + 1` 读出 `badge`，加一，再把结果连同类型显示出来。那么 `badge` 会因此改变吗？

先打印 `badge + 1`，再打印 `badge`。接着用 `expr badge += 1` 真正加一，它是 `badge = badge + 1` 的简写。

```lab
lab> p badge + 1
(Int) 4
lab> p badge
(Int) 3
lab> expr badge += 1
() $R1 = {}
```

```check
lab.printed("(Int) 4") // 打印 badge + 1
lab.printed("(Int) 3") // 再打印 badge 本身
badge == 4 // 让 badge 加一
```

### Hint
`badge + 1` 这样的表达式只是有个值；只有赋值才会改变变量。

### Hint
先写两行 `p`，再写带 `+=` 的 `expr`。

### Hint
依次输入 `p badge + 1`、`p badge`、`expr badge += 1`。

### After
`p badge + 1` 得到 4，而 `badge` 还是 3：把值算出来，并不会动变量。`+=` 则是赋值，所以它左边必须是 `var`。另外请留意：`p` 总是先写类型，
例如 `(Int) 4`。这一课快结束时会用到它。

## mistake: 不肯换值的名字

另一种名字用 `let` 声明。源代码里写着 `let author = "Mina"`。现在请故意犯一次错：给它换一个作者。先预测，再慢慢读回答——
学 Swift 的头几个月里，你见得最多的就是这条错误信息。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr author = "Oskar"
          ˄˜˜˜˜˜
          ╰─ error: cannot assign to value: 'author' is immutable
✓ 预测成立：does not compile
lab> p author
(String) "Mina"
```

```check
lab.predicted // 还没有做预测
lab.printed("'author' is immutable") // 试着给 author 换一段文字
lab.printed("(String) \"Mina\"") // 之后打印 author
```

### Hint
写法和给 `badge` 赋值一样；文字要放在英文双引号里。

### Hint
先 `predict does not compile`，再用 `expr`：author、等号、引号里的名字。

### Hint
依次输入 `predict does not compile`、`expr author = "Oskar"`、`p author`。

### After
从小尖角读起：它指着左边的 `author`。*immutable* 的意思是“不可改变”。这一行还没执行就被拒绝了，所以 `author` 仍是 Mina。

这是调试器的说法。写在源文件里时，编译器会这样说，规则完全一样：

```text
error: cannot assign to value: 'author' is a 'let' constant
```

## explain: 问问真正的编译器

不必只听实验室的一面之词。`run let-var` 会执行这一课的实验：先让一个真正的变量加一，再把四段小程序交给 Swift 编译器 `swiftc`，
把它的回答原样显示出来。如果这台机器没有安装编译器，就显示事先记录的回答，并注明这一点。

看之前先想一想：其中一段程序在一行里声明 `let`，到下一行才给它值。你觉得编译器会怎么说？

```lab
lab> run let-var
concept.let-var
  1. `var` 换上新值：badge  2 → 3
  2. 之前用它做出的 `let` 还是 2  ✓
  3. 给 `var` 赋值  ✓ swiftc
  4. 给 `let` 赋值  swiftc: error: cannot assign to value: 'title' is a 'let'
                    constant
  5. `let` 先声明，下一行才给它唯一的值  ✓ swiftc
  6. 结构体放在 `let` 里，改它的属性  swiftc: error: cannot assign to property:
    'row' is a 'let' constant
  7. 四个程序，四个回答都与规则一致  ✓
target-evidence:concept.let-var  swift
```

```check
lab.printed("'title' is a 'let' constant") // 执行实验 let-var
```

### Hint
执行实验有专门的命令，后面写实验的名字。

### Hint
命令是 `run`，名字是 `let-var`。

### Hint
输入 `run let-var`。

### After
`let` 需要一个值，编译器会检查它在被读取之前正好得到一次；声明和给值可以分成两行。最有意思的是最后一段：`row` 用 `let` 声明，
结果连改它的*一部分*也被拒绝了。再过几步，你会亲手试到。

最后那行 `target-evidence` 会记进你的学习进度：这个实验确实运行过，而且运行的就是 Swift 本身。

## control: 用控件来改

`row` 是收件箱里的一行。它是 `var`，里面放着一个*结构体*：几个值合在一个名字下，用点号取用，例如 `row.unread`。

在真正的应用里，你会去点加减按钮，或者在输入框里打字。实验室的控件叫 `set`。后面什么都不写时，`set` 列出哪些能改、范围是多少。
找一找表里有没有 `id`；然后预测 `row.unread` 会是多少，再把它设成 7。

```lab
lab> set
属性     类型    现在          取值
───────  ──────  ────────────  ──────────
title    String  "Trail Club"
unread   Int     2             0…999
isMuted  Bool    false         true false
lab> predict row.unread == 7
已锁定：row.unread == 7  （下一次修改之后求值）
lab> set unread 7
row.unread: 2 → 7
✓ 预测成立：row.unread == 7
```

```check
lab.ran("set") // 用控件 set 来改 unread
lab.predicted // 先预测它的值
row.unread == 7 // 让 row.unread 变成 7
```

### Hint
`set` 作用于当前实例，也就是 `row`，所以只写属性名就够了。

### Hint
预测可以是一个比较，用两个等号。然后是：`set`、属性、值。

### Hint
依次输入 `set`、`predict row.unread == 7`、`set unread 7`。

### After
`set` 把 7 写进了 `row.unread`，还告诉你从几变到了几。表里没有 `id`：它在结构体里是 `let`，控件不能提供它。顺便记住：
一个等号是赋值，两个等号是问“相等吗”。

## debugger: var 里面的 let

`row` 是 `var`，调试器当然也能改它的各个部分。用 `expr` 给群改个名字，然后用同样的办法去改 id。Swift 检查的是最左边那个名字，
还是一路上的每一个名字？

```lab
lab> expr row.title = "Trail Runners"
() $R2 = {}
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr row.id = "runners"
              ˄˜˜˜˜˜
              ╰─ error: cannot assign to property: 'id' is a 'let' constant
✓ 预测成立：does not compile
```

```check
row.title == "Trail Runners" // 把这一行的标题改成 Trail Runners
lab.printed("'id' is a 'let' constant") // 试着改这一行的 id
```

### Hint
两次赋值，一次给 `row.title`，一次给 `row.id`。

### Hint
两行都以 `expr row.` 开头，以引号里的文字结尾；标题要改成 Trail Runners。

### Hint
依次输入 `expr row.title = "Trail Runners"`、`predict does not compile`、`expr row.id = "runners"`。

### After
`row` 是 `var`，`title` 也是 `var`：接受。`row` 是 `var`，但 `id` 在结构体里是 `let`：拒绝，而且错误信息直接点出是哪一部分的问题。
聊天软件要的正是这种保护：标题可以改，id 一直是原来那个。

## predict: let 里面的 var

反过来试试。`archived` 用 `let` 声明；它里面的 `unread`，刚才你已经看到，是 `var`。有人打开了这个归档的会话，函数想写
`archived.unread = 0`。

想一想结构体是什么：由几部分组成的*一个*值。锁定预测，再动手。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr archived.unread = 0
                   ˄˜˜˜˜˜˜˜
                   ╰─ error: cannot assign to property: 'archived' is immutable
✓ 预测成立：does not compile
lab> p archived.unread
(Int) 1
```

```check
lab.predicted // 还没有做预测
lab.printed("'archived' is immutable") // 试着把 archived.unread 设成 0
lab.printed("(Int) 1") // 之后打印 archived.unread
```

### Hint
一个值，如果其中一部分变了，它还是原来那个值吗？

### Hint
先预测，再用 `expr` 给 `archived.unread` 赋值。

### Hint
依次输入 `predict does not compile`、`expr archived.unread = 0`、`p archived.unread`。

### After
改结构体的一部分，就是在改这个结构体。所以不管里面怎么声明，最外面的 `let` 说了算。赋值的规则可以归结成一句话：
**左边从头到尾的每一个名字，都必须是 `var`。**

（类的情况不一样，那是第 4 课的内容，现在先不管它。）

## debugger: 类型是从哪里来的

谁也没写过 `badge` 是 `Int`。编译器看到 `var badge = 2`，自己推了出来：这就是*类型推断*。整数得到 `Int`，带小数点的数得到 `Double`，
引号里的文字得到 `String`。

现在来求 `badge` 的一半。先打印 `3 * 0.5`，再打印 `badge * 0.5`——结果不要意外。解决办法是自己动手转换：`Double(badge) * 0.5`。

```lab
lab> p 3 * 0.5
(Double) 1.5
lab! p badge * 0.5
             ˄˜˜˜˜
             ╰─ error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
             ╰─ note: overloads for '*' exist with these partially matching parameter lists: (Double, Double), (Duration, Double), (Int, Int)
lab> p Double(badge) * 0.5
(Double) 2
```

```check
lab.printed("(Double) 1.5") // 打印 3 * 0.5
lab.printed("operands of type 'Int' and 'Double'") // 打印 badge * 0.5，读一读 Swift 的回答
lab.printed("(Double) 2") // 把 badge 转成 Double，再打印它的一半
```

### Hint
三行都以 `p` 开头。

### Hint
第二行用变量乘 0.5；第三行先用 `Double( )` 把变量包起来。

### Hint
依次输入 `p 3 * 0.5`、`p badge * 0.5`、`p Double(badge) * 0.5`。

### After
`3` 这样的*字面量*还没有定下类型，放在 `0.5` 旁边就成了 `Double`。而*变量*从声明那一刻起就有了类型，Swift 从不背着你做转换。
错误下面的 note 常常会告诉你什么才合适：这里是两个 `Int`，或者两个 `Double`。

## mistake: var 不等于“什么都行”

再故意错一次。`badge` 是 `var`，可以换成别的值。那可以换成别的*种类*吗，比如文字 "four"？在不少语言里是可以的。

锁定预测，试一试。然后用 `run type-inference` 把同样的问题，加上另外五个，一起交给真正的编译器。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr badge = "four"
                  ˄˜˜˜˜˜
                  ╰─ error: cannot assign value of type 'String' to type 'Int'
✓ 预测成立：does not compile
lab> run type-inference
concept.type-inference
  1. `3` 的类型  Int
  2. `3 * 0.5` 的类型：两个字面量都跟着变  Double
  3. `["Mina": 2]` 的类型  Dictionary<String, Int>
  4. 没写类型的小数是 Double  ✓ swiftc
  5. 变量一旦是 Int 就一直是 Int  swiftc: error: binary operator '*' cannot be
    applied to operands of type 'Int' and 'Double'
  6. 手动转换后就可以  ✓ swiftc
  7. 之后换成另一种值  swiftc: error: cannot assign value of type 'String' to
                       type 'Int'
  8. 空列表提供的信息不够  swiftc: error: empty collection literal requires an
                           explicit type
  9. 写上类型就够了  ✓ swiftc
  10. swiftc 的推断与卡片所说一致，六个全对  ✓
target-evidence:concept.type-inference  swift
```

```check
lab.printed("cannot assign value of type 'String' to type 'Int'") // 试着把文字 "four" 赋给 badge
lab.printed("empty collection literal requires an explicit type") // 执行实验 type-inference
```

### Hint
先做赋值，单词放在引号里；再执行一个实验，做法和前面的 let-var 一样。

### Hint
赋值用 `expr`；`run` 后面写这一课第二个概念的名字。

### Hint
依次输入 `predict does not compile`、`expr badge = "four"`、`run type-inference`。

### After
`var` 只表示值可以变，类型永远不变：它在声明时推断过一次，就定下来了。推断不等于随意。要是右边的信息不够，例如 `let members = []`，
就自己把类型写上：`let members: [String] = []`。这叫*类型标注*。

## source: 换一个默认值，换一个实例

到现在为止，你改的都是暂停中的值。这回来改程序本身。`source` 显示一个真正的 Swift 文件，里面是创建一行时用的默认值。
`source set unread 9` 在文件里改掉其中一个；`rerun` 把它编译好，在旧的旁边做出一个**新的** `row`。

照做，然后分别打印 `row.unread` 和 `old.unread`。为什么不一样？

```lab
lab> source
workbench/let-var.swift
   1  // The defaults that your InboxRow is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var title: String = "Trail Club"
   5    var unread: Int = 2
   6    var isMuted: Bool = false
   7  }
lab> source set unread 9
workbench/let-var.swift:5  unread: 2 → 9
输入 rerun 编译并创建新实例。
lab> rerun
属性    旧实例           新实例
──────  ───────────────  ────────────
title   "Trail Runners"  "Trail Club"
unread  7                9
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p row.unread
(Int) 9
lab> p old.unread
(Int) 7
```

```check
lab.rerun // 用 rerun 编译文件，做出新的一行
row.unread == 9 // 新的一行应该有 9 条未读：到源文件里改默认值
lab.ran("p row") || lab.ran("v row") // 打印新的一行的未读数
lab.ran("p old") || lab.ran("v old") // 也打印旧的一行的未读数
```

### Hint
三个命令：看文件、改一个默认值、编译。

### Hint
`source set` 后面写属性和值；`rerun` 后面什么都不写。

### Hint
依次输入 `source`、`source set unread 9`、`rerun`、`p row.unread`、`p old.unread`。

### After
默认值只用一次，就在实例被创建的那一刻。旧的那一行早在你改文件之前就做好了，所以它的值没变；只有新的从 9 开始。再看一眼那个文件：
每一行都是 `var 名字: 类型 = 值`。类型都写出来了，没有什么需要推断的。

## explain: 整行一起换

最后一问把前面的都用上。`row` 是 `var`，`archived` 是 `let`，里面都是 `InboxRow`，而它的 `id` 是 `let`。有人写了 `row = archived`。
这样行吗？要是行，之后 `row.id` 会是什么？

预测，赋值，再用 `expr` 把 `row.unread` 设成 0，最后打印 `archived.unread`。

```lab
lab> predict compiles
已锁定：compiles  （与编译器的下一次回答比较）
lab> expr row = archived
() $R0 = {}
✓ 预测成立：compiles
lab> p row.id
(String) "repair"
lab> expr row.unread = 0
() $R1 = {}
lab> p archived.unread
(Int) 1
```

```check
lab.predicted // 还没有做预测
row.id == "repair" // 把 archived 赋给 row
row.unread == 0 // 把 row.unread 设成 0
lab.printed("(Int) 1") // 最后打印 archived.unread
```

### Hint
`row = archived` 的左边有哪些名字？只有它们必须是 `var`。

### Hint
一次预测，一次整行赋值，再给其中一部分赋值一次。

### Hint
依次输入 `predict compiles`、`expr row = archived`、`p row.id`、`expr row.unread = 0`、`p archived.unread`。

### After
左边只有 `row`，是 `var`：接受。右边只是被读取，是 `let` 也没关系。换掉的是整个值，连 id 一起；里面的 `let` 禁止的是改动某一行的 id，
而这里没有人去改——`row` 现在*就是*另一行。`archived` 的未读数还在，因为赋值时复制了一份。

对照一下你的预测。现在你能做到这一课承诺的事了：抢在编译器之前，说出一句赋值能不能编译。

## question: single

函数里写着 `let limit = 20`，下面两行处写着 `limit += 1`。你什么时候会知道这是错的？

- [ ] 第二行第一次执行的时候
  它根本没有机会执行：含有这一行的程序编译不出来。
- [x] 编译程序的时候
  对。名字能不能改，在程序启动之前就对整个程序检查过了。
- [ ] 之后有人读取 `limit` 的时候
  错在赋值本身，不管有没有人去读结果。

### After
这正是 `let` 的意义：一个由编译器替你守住的承诺，用户根本没机会碰到这种错误。

## question: multiple

`var row = InboxRow()`，`let archived = InboxRow()`。`InboxRow` 里 `id` 是 `let`，`title` 和 `unread` 是 `var`。哪些能编译？

- [x] `row.title = "Trail Runners"`
  左边的 `row` 和 `title` 都是 `var`。
- [ ] `row.id = "runners"`
  最后一个名字 `id` 在结构体里是 `let`。
- [ ] `archived.title = "Old"`
  `archived` 是 `let`，而一部分也属于它的值。
- [x] `row = archived`
  左边只有 `row`；`archived` 只是被读取。

### After
从左边第一个名字走到最后一个，途中只要有一个 `let`，赋值就会被拒绝。

## question: single

开头写着 `var progress = 0`，后面写 `progress = 0.5`。会怎样？

- [ ] `progress` 变成 Double
  变量一辈子都是声明时的那个类型。
- [ ] `progress` 变成 0，小数被去掉
  Swift 不会悄悄取整；要取整得自己写 `Int(0.5)`。
- [x] 编译不过
  对。`0` 让 `progress` 成了 `Int`，而 `0.5` 变不成 Int。

### After
写成 `var progress = 0.0`，或者 `var progress: Double = 0`，两句就都能编译了。

## question: order

对一句赋值，按照这一课的做法排出先后。

1. 读声明，判断它是 `let` 还是 `var`
2. 用 `predict` 锁定预测
3. 用 `expr` 试着赋值
4. 把显示的结果和预测做比较

### After
先下判断，再看结果，才分得清“看到答案觉得眼熟”和“真的会”。

## question: short

哪个关键字声明的名字，得到一个值之后就一直是它？

```answer
let
```

### After
`let`。先写 `let`，等真的需要改动时再换成 `var`；如果一个 `var` 从没被改过，编译器还会提醒你。

## question: short

在 `let timeout = 2.5` 里，编译器推断 `timeout` 是什么类型？

```answer
Double
(Double)
Swift.Double
```

### After
带小数点的字面量就是 `Double`，除非你另有说明：`let timeout: Float = 2.5`。

## summary

要记住的词：**let**（一个值用到底）、**var**（值可以变）、**赋值**、**immutable**（不可改变）、**类型推断**（编译器从值看出类型）、
**类型标注**（你自己写类型）、**字面量**、**结构体**（由几部分组成的一个值）。左边每个名字都是 `var`，右边类型又合适，赋值就能编译。
你用 `v` 和 `p` 看，用 `set` 和 `expr` 改值，用 `source` 和 `rerun` 改默认值。接下来是第 2 课：有的属性记住一个值，有的每次被问才算，
还有一种要等到有人问起才去准备。

"""##)

  private static let lesson02 = LessonLibrary.Source(
    folder: "02-properties",
    english: ##"""
---
number: 2
slug: properties
title: Properties that remember, compute, wait and watch
needs: 1
minutes: 40
ability: Tell where a value lives and when it is computed.
types: PropertyBox
concepts: stored-computed, lazy-didset
introduces: use
subject: concept.stored-computed
---

Beside each conversation in the inbox stands a red badge. It says `3`; with many messages it says `99+`; when you silence
the conversation it disappears. Three things that must never contradict each other: a badge that says 3 while no message is
unread is the kind of bug that users photograph.

Somebody has to decide which of them is *remembered* and which is *worked out*. In this lesson you look into the memory of
a badge, of an input field and of a box, and find out of every value where it lives and when it came into being.

## observe: What is in memory

The function that draws the badge is paused. The current instance is `badge`, a struct. `v badge` reads its memory; no code
runs for that. `p badge.text` asks for the text that is drawn.

Do both and compare: which of the things that you can ask for does `v` show?

```lab
lab> v badge
(TeachingTypes.UnreadBadge) badge = (count = 3, isMuted = false)
lab> p badge.text
(String) "3"
```

```check
lab.printed("(count = ") // look at the badge's memory
lab.printed("(String) ") // ask for the text that is drawn
```

### Hint
One look into memory, one question for a value.

### Hint
`v` with the name of the badge, then `p` with `badge.text`.

### Hint
Type `v badge`, then `p badge.text`.

### After
Memory holds two values, `count` and `isMuted`: they are **stored properties**, places that remember what was last put
there. `text` is not among them, and yet you got an answer. It is a **computed property**: a piece of code that looks like
a value.

```swift
struct UnreadBadge {
  var count: Int
  var isMuted: Bool
  var text: String { count > 99 ? "99+" : String(count) }
  var isVisible: Bool { count > 0 && !isMuted }
}
```

The line of `text` reads: if `count` is greater than 99, then "99+", else the number as text.

## predict: 120 messages

A busy afternoon: the number of unread messages becomes 120. Who has to tell `text` about it?

Predict what `badge.text` will be, as a comparison; text stands in quotes. Then set `count` to 120 with the control, and
print `badge.text`.

```lab
lab> predict badge.text == "99+"
Locked: badge.text == "99+"  (evaluated after the next change)
lab> set count 120
badge.count: 3 → 120
✓ prediction met: badge.text == "99+"
lab> p badge.text
(String) "99+"
```

```check
lab.predicted // a prediction is still missing
badge.count == 120 // set count to 120
lab.printed("(String) \"99+\"") // print badge.text afterwards
```

### Hint
Read the line of `text` again with 120 in the place of `count`.

### Hint
`predict` with two equals signs and a text in quotes, then `set`.

### Hint
Type `predict badge.text == "99+"`, then `set count 120`, then `p badge.text`.

### After
Nobody has to tell it. There is no stored text that could be out of date: the code ran when you asked, with the count of
that moment. That is the rule of thumb for models: **store the facts, compute what follows from them.**

## mistake: Writing what is computed

If `text` looks like a value, can you write it? Make the mistake on purpose: put `"9"` into `badge.text`. Predict first
whether that compiles.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr badge.text = "9"
                ˄˜˜˜˜˜˜˜˜˜
                ╰─ error: cannot assign to property: 'text' is a get-only property
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
lab.printed("'text' is a get-only property") // try to assign to badge.text
```

### Hint
Where would the "9" be kept?

### Hint
`predict`, then `expr` with an assignment to `badge.text`.

### Hint
Type `predict does not compile`, then `expr badge.text = "9"`.

### After
*Get-only*: the property has code for reading (`get`) and none for writing (`set`). There is no place where a text could be
put, and the compiler says so before anything runs. Do not confuse it with `let`: `text` is declared with `var`, and it does
change, only not by assignment.

## control: A computed property with a setter

Some computed properties can be written. `isRead` is one; its code stands below. Reading asks whether `count` is 0. Writing
stores nothing in `isRead` itself. So where does it land?

```swift
var isRead: Bool {
  get { count == 0 }
  set { count = newValue ? 0 : max(count, 1) }
}
```

`newValue` is what stands on the right of the assignment. Predict `badge.count`, then set `isRead` to `true` and look into
memory.

```lab
lab> predict badge.count == 0
Locked: badge.count == 0  (evaluated after the next change)
lab> set isRead true
badge.isRead: false → true
✓ prediction met: badge.count == 0
lab> v badge
(TeachingTypes.UnreadBadge) badge = (count = 0, isMuted = false)
```

```check
lab.predicted // a prediction is still missing
badge.isRead // mark the badge as read
badge.count == 0 // the count should be 0 afterwards
lab.printed("(count = 0") // look into memory with v badge
```

### Hint
Follow the `set` line with `newValue` being `true`.

### Hint
A prediction about `badge.count`; then `set` with the property `isRead`.

### Hint
Type `predict badge.count == 0`, then `set isRead true`, then `v badge`.

### After
The write to `isRead` went through its setter and landed in `count`. Memory still holds two values. From outside,
`isRead` and `count` look the same; inside, one is a place and the other a pair of small functions.

## explain: How many bytes?

Here is a proof that does not depend on what anybody claims: the size in memory. An `Int` takes 8 bytes, a `Bool` takes 1.
The badge has five properties. How many bytes does it take?

Lock a number in words if you like, such as `predict nine bytes`; then run the experiment.

```lab
lab> predict nine bytes
Locked: nine bytes  (kept as words)
lab> run stored-computed
concept.stored-computed
  1. two names are stored  count, isMuted
  2. bytes in memory: 8 for the Int, 1 for the Bool  9
  3. the three computed properties take no room  ✓
  4. store 100 and read the computed text  98 → 99+
  5. write `isRead = true`: the setter lands in count  0
  6. an empty badge hides itself  ✓
target-evidence:concept.stored-computed  swift
You predicted: nine bytes
```

```check
lab.ran("run") // run the experiment stored-computed
lab.printed("target-evidence:concept.stored-computed") // it is the experiment stored-computed that should run
```

### Hint
Add up what is stored; leave out what is computed.

### Hint
`run` with the name of the idea: stored, a hyphen, computed.

### Hint
Type `predict nine bytes`, then `run stored-computed`.

### After
8 + 1 = 9. The three computed properties take no room at all, in no instance. A thousand badges need a thousand counts, but
the code of `text` exists once.

## source: Only facts have defaults

Look at the source file of the badge's defaults. Which properties do you expect in it?

Change the default of `count` to 7, and compile. Then print the text of the new badge and of the old one, which is called
`old`.

```lab
lab> source
workbench/stored-computed.swift
   1  // The defaults that your UnreadBadge is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var count: Int = 3
   5    var isMuted: Bool = false
   6  }
lab> source set count 7
workbench/stored-computed.swift:4  count: 3 → 7
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
count     0             7
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p badge.text
(String) "7"
lab> p old.text
(String) "0"
```

```check
lab.rerun // compile the source with rerun
badge.count == 7 // the new badge should begin with 7
lab.printed("(String) \"7\"") // print the text of the new badge
lab.ran("p old") // print the text of the old badge, too
```

### Hint
Look at the file first; it is short.

### Hint
`source set` changes a default, `rerun` makes a new instance with it.

### Hint
Type `source`, then `source set count 7`, then `rerun`, then `p badge.text`, then `p old.text`.

### After
The file has two lines, for the two stored properties. A computed property has no default, because it has no place to put
one; its value follows, here `"7"`. And as in lesson 1, the old badge keeps what it had.

## observe: A property that waits

Now to the field in which messages are written. `use lazy-didset` opens another frame; its current instance, `editor`, has
a text and a list of suggestions to show above the keyboard. Making suggestions is slow, so the list is declared like this:

```swift
lazy var suggestions: [String] = makeSuggestions()
```

Look into the memory of `editor`. In what state is the list?

```lab
lab> use lazy-didset
Current instance: editor  (lazy-didset)
In this frame: editor, blank
Controls: set text | fontSize | suggestions … ('set' lists all)
lab> v editor
(TeachingTypes.DraftEditor) editor = 0x0000555555570000 {
  text = "See you"
  fontSize = 16
  assignments = 0
  previousText = nil
  suggestionsMade = 0
  $__lazy_storage_$_suggestions = nil
}
```

```check
lab.printed("lazy_storage_$_suggestions = nil") // open lazy-didset and look at the editor's memory
```

### Hint
First open the other frame, then look as in the first step.

### Hint
`use` with the name of the idea, then `v` with the name of the instance.

### Hint
Type `use lazy-didset`, then `v editor`.

### After
A **lazy property** is stored too: memory has a place for it, with the odd name `$__lazy_storage_$_suggestions`. The place
holds `nil`: nothing has been made so far. `suggestionsMade = 0` says the same.

`use` is the command that opens a fresh frame for any type or idea. What you had before is let go.

## predict: When is it made?

Change the text to `"See you at 8:30"`. Will that make the list? Predict the counter `editor.suggestionsMade`, then assign
the text with `expr`.

After that, read the list twice with `p editor.suggestions` and print the counter.

```lab
lab> predict editor.suggestionsMade == 0
Locked: editor.suggestionsMade == 0  (evaluated after the next change)
lab> expr editor.text = "See you at 8:30"
() $R0 = {}
✓ prediction met: editor.suggestionsMade == 0
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> p editor.suggestionsMade
(Int) 1
```

```check
lab.predicted // a prediction is still missing
editor.text == "See you at 8:30" // give the editor the text See you at 8:30
editor.suggestionsMade == 1 // read the suggestions
lab.printed("(Int) 1") // print the counter at the end
```

### Hint
A lazy property waits for one thing only: that somebody reads it.

### Hint
One prediction, one assignment, then `p` with `editor.suggestions`.

### Hint
Type `predict editor.suggestionsMade == 0`, then `expr editor.text = "See you at 8:30"`, then `p editor.suggestions`, then
`p editor.suggestions`, then `p editor.suggestionsMade`.

### After
Writing `text` made nothing. The first reading made the list, from the text of that moment; the second found it in its
place. Once made, twice read.

## debugger: Lazy is not live

The text becomes `"Tomorrow"`. A computed property would follow. Does a lazy one?

Assign the text with `expr` and read the list again. Then look at the whole memory and find the old text, too.

```lab
lab> expr editor.text = "Tomorrow"
() $R1 = {}
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> v editor
(TeachingTypes.DraftEditor) editor = 0x0000555555570000 {
  text = "Tomorrow"
  fontSize = 16
  assignments = 2
  previousText = "See you at 8:30"
  suggestionsMade = 1
  $__lazy_storage_$_suggestions = 2 values {
    [0] = "See you at 8:30!"
    [1] = "See you at 8:30?"
  }
}
```

```check
editor.text == "Tomorrow" // give the editor the text Tomorrow
lab.printed("See you at 8:30!") // read the suggestions again
lab.printed("previousText = ") // look at the whole memory of the editor
```

### Hint
The same kind of lines as in the step before, with another text.

### Hint
`expr` for the assignment, `p` for the list, `v` for the memory.

### Hint
Type `expr editor.text = "Tomorrow"`, then `p editor.suggestions`, then `v editor`.

### After
The suggestions still speak of 8:30. Lazy means *late, once, and kept*; computed means *again at each reading*. Choose lazy
for what is expensive and stays valid; choose computed for what must always be true.

In memory there is also `previousText`. Nobody assigned it from outside. The next step shows who did.

## predict: Somebody is watching

`text` has an **observer**: code that runs after each assignment. Inside it, `oldValue` is the value before.

```swift
var text: String {
  didSet {
    assignments += 1
    previousText = oldValue
  }
}
```

So far `text` was assigned twice in this frame. Now assign `"Tomorrow"` once more: the very same text. Will the observer
run? Predict `editor.assignments`.

```lab
lab> predict editor.assignments == 3
Locked: editor.assignments == 3  (evaluated after the next change)
lab> expr editor.text = "Tomorrow"
() $R2 = {}
✓ prediction met: editor.assignments == 3
lab> p editor.assignments
(Int) 3
```

```check
lab.predicted // a prediction is still missing
editor.assignments >= 3 // assign Tomorrow once more
editor.text == "Tomorrow" // the text should be Tomorrow
lab.ran("p editor.assignments") || lab.ran("v editor") // print editor.assignments at the end
```

### Hint
The observer is called `didSet`, not "didChange".

### Hint
A prediction that compares `editor.assignments` with a number, then the assignment again.

### Hint
Type `predict editor.assignments == 3`, then `expr editor.text = "Tomorrow"`, then `p editor.assignments`.

### After
`didSet` runs after every assignment, whether or not the value is another one. Somebody who wants to act on changes alone
compares with `oldValue` inside. One assignment does not count: the one in `init`, when the editor was made. Observers are
silent until an instance is complete.

## observe: The observer has the last word

`fontSize` has an observer as well. It keeps the size between 10 and 40:

```swift
var fontSize: Double = 16 {
  didSet { fontSize = min(max(fontSize, 10), 40) }
}
```

The observer assigns the very property that it observes. Will it call itself for ever? Predict what `editor.fontSize`
becomes when you assign 400.

```lab
lab> predict editor.fontSize == 40
Locked: editor.fontSize == 40  (evaluated after the next change)
lab> expr editor.fontSize = 400
() $R3 = {}
✓ prediction met: editor.fontSize == 40
lab> p editor.fontSize
(Double) 40
```

```check
lab.predicted // a prediction is still missing
editor.fontSize == 40 // assign 400 to the font size
lab.printed("(Double) 40") // print the font size afterwards
```

### Hint
Put 400 into the line of the observer: first `max`, then `min`.

### Hint
`predict` a comparison, then `expr` with 400.

### Hint
Type `predict editor.fontSize == 40`, then `expr editor.fontSize = 400`, then `p editor.fontSize`.

### After
40. Assigning a property inside its own observer does not call the observer again, so a `didSet` may correct a value. That
is how many controls keep theirs within limits.

## explain: One box with everything

`use PropertyBox` opens an object with one property of each kind: `stored` with an observer, `doubled` (computed), `half`
(computed both ways), `lazyText` (lazy), `label` (a constant). At the start `stored` is 21.

Set `stored` to 5 and read `lazyText`. Then set `stored` to 9. What do `doubled` and `lazyText` say now? Predict one of the
two before you act; then print both.

```lab
lab> use PropertyBox
Current instance: box  (PropertyBox)
In this frame: box
Controls: set stored | half | lazyText | note … ('set' lists all)
lab> set stored 5
box.stored: 21 → 5
lab> p box.lazyText
(String) "made from 5"
lab> predict box.lazyText == "made from 5"
Locked: box.lazyText == "made from 5"  (evaluated after the next change)
lab> set stored 9
box.stored: 5 → 9
✓ prediction met: box.lazyText == "made from 5"
lab> p box.lazyText
(String) "made from 5"
lab> p box.doubled
(Int) 18
```

```check
lab.predicted // a prediction is still missing
box.stored == 9 // set stored to 9 at the end
box.lazyText == "made from 5" // read lazyText while stored is 5; begin again with use PropertyBox
lab.printed("(Int) 18") // print box.doubled at the end
```

### Hint
One of the two follows every change, the other was made once. When exactly was it made?

### Hint
Open PropertyBox; set, print, predict, set, print, print. If lazyText was read too early, begin again with `use PropertyBox`.

### Hint
Type `use PropertyBox`, then `set stored 5`, then `p box.lazyText`, then `predict box.lazyText == "made from 5"`, then
`set stored 9`, then `p box.lazyText`, then `p box.doubled`.

### After
`doubled` says 18, because it is worked out now. `lazyText` says 5, because it was made then. `stored` remembers 9 and its
observer counted two assignments. With three questions you can place any property: Has it a place in memory? When does the
value come into being? Does anybody watch?

## question: single

`var isVisible: Bool { count > 0 && !isMuted }`. How much memory does `isVisible` take in each badge?

- [ ] 1 byte, like every Bool
  A stored Bool takes one byte; this one has braces behind its type and no place at all.
- [x] None
  Right: it is code that runs at each reading.
- [ ] 1 byte from the first reading on
  That would describe a lazy property, which keeps what it made.

### After
Braces directly behind the type, without an equals sign, make a computed property.

## question: multiple

Which of these properties have a place in the instance's memory?

- [x] `var count = 3`
  Stored: it remembers the number.
- [ ] `var text: String { String(count) }`
  Computed: nothing is kept.
- [x] `lazy var suggestions = makeSuggestions()`
  Stored as well; the place is empty until the first reading.
- [x] `var fontSize = 16.0 { didSet { save() } }`
  A stored property with an observer; the equals sign gives it a first value.

### After
`v` shows exactly the properties that have a place.

## question: order

An editor is made with `DraftEditor(text: "Hi")`; later its text becomes `"Bye"`, and then the suggestions are read for the
first time. Put the events in order.

1. `init` puts `"Hi"` into `text`; the observer is silent
2. `"Bye"` is stored in `text`
3. `didSet` runs; `oldValue` is `"Hi"`
4. The list of suggestions is made, from `"Bye"`

### After
First the value is stored, then the observer runs (hence *did*Set); the lazy list comes last because it waits for a reader.

## question: single

A cell computes `formattedDate` from `date` each time it is drawn, which is slow. `date` never changes after `init`. What
fits best?

- [ ] A `didSet` on `date`
  `date` is never assigned after `init`, so this observer would never run.
- [x] `lazy var formattedDate`
  Right: it is made once, when it is first needed, and stays true because `date` stays.
- [ ] A computed property
  It would work, but the slow work is done again at each drawing.

### After
Lazy is right where the result is expensive *and* stays valid.

## question: short

Inside `didSet`, what is the name of the value that the property had before the assignment?

```answer
oldValue
```

### After
`oldValue`. Its counterpart in a setter and in `willSet` is `newValue`.

## summary

Words to remember: **stored property** (a place that remembers), **computed property** (code that runs at each reading),
**get** and **set**, **newValue**, **lazy** (made at the first reading and kept), **observer** with **didSet** and
**oldValue**. `v` shows places, `p` shows values; a value that `p` finds and `v` does not is computed. Store the facts,
compute what follows. Next comes lesson 3: methods and initializers, and how to read in one line what goes in, what comes
out and what changes besides.

"""##,
    chinese: ##"""
---
number: 2
slug: properties
title: 会记住的、会计算的、会等待的、有人盯着的属性
needs: 1
minutes: 40
ability: 说出一个值存在哪里、什么时候算出来。
types: PropertyBox
concepts: stored-computed, lazy-didset
introduces: use
subject: concept.stored-computed
---

收件箱里每个会话旁边都有一个红色徽标：写着 `3`；消息多了写 `99+`；把会话设成免打扰，它就消失。这三件事绝不能互相矛盾——
明明没有未读消息，徽标却写着 3，用户会截图发上网的。

所以总得有人决定：哪些值是*记住*的，哪些是*算出来*的。这一课里，你会看到徽标、输入框和一个盒子的内存，弄清楚每个值住在哪里、
什么时候才产生。

## observe: 内存里有什么

绘制徽标的函数停住了。当前实例是结构体 `badge`。`v badge` 直接读它的内存，不执行任何代码；`p badge.text` 则询问要画出来的文字。

两个都试一试，比较一下：能问到的东西里，`v` 显示了哪几样？

```lab
lab> v badge
(TeachingTypes.UnreadBadge) badge = (count = 3, isMuted = false)
lab> p badge.text
(String) "3"
```

```check
lab.printed("(count = ") // 看看徽标的内存
lab.printed("(String) ") // 问一问要画出来的文字
```

### Hint
一次看内存，一次问值。

### Hint
`v` 加徽标的名字，然后 `p` 加 `badge.text`。

### Hint
先输入 `v badge`，再输入 `p badge.text`。

### After
内存里有两个值：`count` 和 `isMuted`。它们是**存储属性**，是会记住最后一次放进去的值的位置。`text` 不在其中，可你照样问到了答案：
它是**计算属性**，是一段看上去像值的代码。

```swift
struct UnreadBadge {
  var count: Int
  var isMuted: Bool
  var text: String { count > 99 ? "99+" : String(count) }
  var isVisible: Bool { count > 0 && !isMuted }
}
```

`text` 那一行读作：`count` 大于 99 就是 "99+"，否则就是这个数字的文字形式。

## predict: 120 条消息

忙碌的下午，未读消息涨到 120 条。该由谁去通知 `text`？

先写一个比较，预测 `badge.text` 会是什么，文字放在英文引号里。然后用控件把 `count` 设成 120，再打印 `badge.text`。

```lab
lab> predict badge.text == "99+"
已锁定：badge.text == "99+"  （下一次修改之后求值）
lab> set count 120
badge.count: 3 → 120
✓ 预测成立：badge.text == "99+"
lab> p badge.text
(String) "99+"
```

```check
lab.predicted // 还没有做预测
badge.count == 120 // 把 count 设成 120
lab.printed("(String) \"99+\"") // 之后打印 badge.text
```

### Hint
把 `text` 那一行再读一遍，`count` 换成 120。

### Hint
`predict` 后面是两个等号和引号里的文字，然后是 `set`。

### Hint
依次输入 `predict badge.text == "99+"`、`set count 120`、`p badge.text`。

### After
谁也不用通知它。根本没有一份会过期的文字：你问的那一刻，代码用当时的 count 现算。设计模型时有一条好用的原则：
**把事实存下来，能推出来的就现算。**

## mistake: 去写算出来的东西

`text` 看上去像个值，那能写吗？故意犯个错：把 `"9"` 赋给 `badge.text`。先预测能不能编译。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr badge.text = "9"
                ˄˜˜˜˜˜˜˜˜˜
                ╰─ error: cannot assign to property: 'text' is a get-only property
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有做预测
lab.printed("'text' is a get-only property") // 试着给 badge.text 赋值
```

### Hint
要是写进去了，这个 "9" 该存在哪里？

### Hint
先 `predict`，再用 `expr` 给 `badge.text` 赋值。

### Hint
依次输入 `predict does not compile`、`expr badge.text = "9"`。

### After
*get-only*：这个属性只有读的代码（`get`），没有写的代码（`set`）。没有地方放文字，所以还没执行就被编译器拦下了。别和 `let` 混淆：
`text` 是用 `var` 声明的，它也确实会变，只是不能靠赋值来变。

## control: 带 setter 的计算属性

有些计算属性可以写。`isRead` 就是，代码如下。读它，是问 `count` 是不是 0；写它，`isRead` 自己什么也不存。那么写进去的值到哪儿去了？

```swift
var isRead: Bool {
  get { count == 0 }
  set { count = newValue ? 0 : max(count, 1) }
}
```

`newValue` 就是赋值号右边的那个值。先预测 `badge.count`，再把 `isRead` 设成 `true`，然后看内存。

```lab
lab> predict badge.count == 0
已锁定：badge.count == 0  （下一次修改之后求值）
lab> set isRead true
badge.isRead: false → true
✓ 预测成立：badge.count == 0
lab> v badge
(TeachingTypes.UnreadBadge) badge = (count = 0, isMuted = false)
```

```check
lab.predicted // 还没有做预测
badge.isRead // 把徽标标为已读
badge.count == 0 // 之后 count 应该是 0
lab.printed("(count = 0") // 用 v badge 看看内存
```

### Hint
让 `newValue` 等于 `true`，把 `set` 那一行走一遍。

### Hint
对 `badge.count` 做预测，再用 `set` 改属性 `isRead`。

### Hint
依次输入 `predict badge.count == 0`、`set isRead true`、`v badge`。

### After
写给 `isRead` 的值经过它的 setter，落到了 `count` 里。内存里仍然只有两个值。从外面看，`isRead` 和 `count` 没什么两样；里面一个是位置，
另一个是一对小函数。

## explain: 占几个字节？

有一个证据不靠任何人的说法：占用内存的大小。一个 `Int` 占 8 个字节，一个 `Bool` 占 1 个。徽标一共有五个属性，它占几个字节？

愿意的话，用一句话锁定你的数字，例如 `predict nine bytes`；然后执行实验。

```lab
lab> predict nine bytes
已锁定：nine bytes  （按原话保留）
lab> run stored-computed
concept.stored-computed
  1. 存下来的只有这两项  count, isMuted
  2. 占用的字节：Int 8 个，Bool 1 个  9
  3. 三个计算属性不占空间  ✓
  4. 存入 100，再读计算出来的 text  98 → 99+
  5. 写入 `isRead = true`：setter 改的是 count  0
  6. 没有未读时徽标自己消失  ✓
target-evidence:concept.stored-computed  swift
你的预测是：nine bytes
```

```check
lab.ran("run") // 执行实验 stored-computed
lab.printed("target-evidence:concept.stored-computed") // 要执行的是实验 stored-computed
```

### Hint
把存下来的加起来，算出来的不计。

### Hint
`run` 加概念的名字：stored、连字符、computed。

### Hint
依次输入 `predict nine bytes`、`run stored-computed`。

### After
8 + 1 = 9。三个计算属性在任何实例里都不占一点空间。一千个徽标需要一千个 count，而 `text` 的代码只有一份。

## source: 只有事实才有默认值

看看徽标默认值的源文件。你预计里面会有哪些属性？

把 `count` 的默认值改成 7，编译，然后打印新徽标的文字和旧徽标的文字——旧的那个叫 `old`。

```lab
lab> source
workbench/stored-computed.swift
   1  // The defaults that your UnreadBadge is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var count: Int = 3
   5    var isMuted: Bool = false
   6  }
lab> source set count 7
workbench/stored-computed.swift:4  count: 3 → 7
输入 rerun 编译并创建新实例。
lab> rerun
属性   旧实例  新实例
─────  ──────  ──────
count  0       7
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p badge.text
(String) "7"
lab> p old.text
(String) "0"
```

```check
lab.rerun // 用 rerun 编译源文件
badge.count == 7 // 新徽标应该从 7 开始
lab.printed("(String) \"7\"") // 打印新徽标的文字
lab.ran("p old") // 也打印旧徽标的文字
```

### Hint
先看文件，它很短。

### Hint
`source set` 改默认值，`rerun` 用它做出新实例。

### Hint
依次输入 `source`、`source set count 7`、`rerun`、`p badge.text`、`p old.text`。

### After
文件里只有两行，对应两个存储属性。计算属性没有默认值，因为没有地方可放；它的值跟着事实走，这里是 `"7"`。和第 1 课一样，旧徽标保留原来的值。

## observe: 会等待的属性

接下来看写消息的输入框。`use lazy-didset` 会打开另一个现场，当前实例 `editor` 有一段文字，还有一组要显示在键盘上方的建议。生成建议比较慢，
所以是这样声明的：

```swift
lazy var suggestions: [String] = makeSuggestions()
```

看看 `editor` 的内存：这个列表现在是什么状态？

```lab
lab> use lazy-didset
当前实例：editor  (lazy-didset)
现场里的变量：editor, blank
可调属性：set text | fontSize | suggestions ……（输入 set 查看全部）
lab> v editor
(TeachingTypes.DraftEditor) editor = 0x0000555555570000 {
  text = "See you"
  fontSize = 16
  assignments = 0
  previousText = nil
  suggestionsMade = 0
  $__lazy_storage_$_suggestions = nil
}
```

```check
lab.printed("lazy_storage_$_suggestions = nil") // 打开 lazy-didset，看看 editor 的内存
```

### Hint
先打开另一个现场，再像第一步那样看。

### Hint
`use` 加概念的名字，然后 `v` 加实例的名字。

### Hint
先输入 `use lazy-didset`，再输入 `v editor`。

### After
**lazy 属性**也是存储属性：内存里有它的位置，名字有点怪，叫 `$__lazy_storage_$_suggestions`。位置里是 `nil`：还什么都没做。
`suggestionsMade = 0` 也是这个意思。

`use` 这个命令可以为任何类型或概念打开一个全新的现场，之前的那个就放开了。

## predict: 什么时候才做？

把文字改成 `"See you at 8:30"`。这会让列表做出来吗？预测计数 `editor.suggestionsMade`，再用 `expr` 给文字赋值。

之后用 `p editor.suggestions` 读两遍列表，再打印计数。

```lab
lab> predict editor.suggestionsMade == 0
已锁定：editor.suggestionsMade == 0  （下一次修改之后求值）
lab> expr editor.text = "See you at 8:30"
() $R0 = {}
✓ 预测成立：editor.suggestionsMade == 0
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> p editor.suggestionsMade
(Int) 1
```

```check
lab.predicted // 还没有做预测
editor.text == "See you at 8:30" // 把 editor 的文字改成 See you at 8:30
editor.suggestionsMade == 1 // 读一读 suggestions
lab.printed("(Int) 1") // 最后打印计数
```

### Hint
lazy 属性只等一件事：有人来读它。

### Hint
一次预测，一次赋值，然后用 `p` 读 `editor.suggestions`。

### Hint
依次输入 `predict editor.suggestionsMade == 0`、`expr editor.text = "See you at 8:30"`、`p editor.suggestions`、`p editor.suggestions`、`p editor.suggestionsMade`。

### After
写 `text` 什么也没做出来。第一次读的时候才用当时的文字做好列表，第二次读时它已经在位置上了。做一次，读两次。

## debugger: lazy 不会跟着变

文字改成 `"Tomorrow"`。计算属性会跟着变，lazy 属性呢？

用 `expr` 赋值，再读一次列表。然后看一遍整个内存，顺便找出旧的文字在哪里。

```lab
lab> expr editor.text = "Tomorrow"
() $R1 = {}
lab> p editor.suggestions
([String]) 2 values {
  [0] = "See you at 8:30!"
  [1] = "See you at 8:30?"
}
lab> v editor
(TeachingTypes.DraftEditor) editor = 0x0000555555570000 {
  text = "Tomorrow"
  fontSize = 16
  assignments = 2
  previousText = "See you at 8:30"
  suggestionsMade = 1
  $__lazy_storage_$_suggestions = 2 values {
    [0] = "See you at 8:30!"
    [1] = "See you at 8:30?"
  }
}
```

```check
editor.text == "Tomorrow" // 把 editor 的文字改成 Tomorrow
lab.printed("See you at 8:30!") // 再读一次 suggestions
lab.printed("previousText = ") // 看一遍 editor 的整个内存
```

### Hint
和上一步同样的写法，只是换一段文字。

### Hint
赋值用 `expr`，列表用 `p`，内存用 `v`。

### Hint
依次输入 `expr editor.text = "Tomorrow"`、`p editor.suggestions`、`v editor`。

### After
建议里说的还是 8:30。lazy 的意思是*晚一点做、只做一次、留着不放*；计算属性则是*每次读都重算*。费时间但不会过期的，用 lazy；必须时刻正确的，用计算属性。

内存里还有一个 `previousText`，没有谁从外面给它赋过值。下一步就来看是谁干的。

## predict: 有人在盯着

`text` 有一个**观察器**：每次赋值之后执行的代码。在它里面，`oldValue` 是之前的值。

```swift
var text: String {
  didSet {
    assignments += 1
    previousText = oldValue
  }
}
```

在这个现场里，`text` 已经被赋过两次值。现在再赋一次 `"Tomorrow"`，一模一样的文字。观察器会执行吗？预测 `editor.assignments`。

```lab
lab> predict editor.assignments == 3
已锁定：editor.assignments == 3  （下一次修改之后求值）
lab> expr editor.text = "Tomorrow"
() $R2 = {}
✓ 预测成立：editor.assignments == 3
lab> p editor.assignments
(Int) 3
```

```check
lab.predicted // 还没有做预测
editor.assignments >= 3 // 再赋一次 Tomorrow
editor.text == "Tomorrow" // 文字应该是 Tomorrow
lab.ran("p editor.assignments") || lab.ran("v editor") // 最后打印 editor.assignments
```

### Hint
观察器叫 `didSet`（设过了），不叫“变过了”。

### Hint
预测写成 `editor.assignments` 和一个数字的比较，然后再赋一次值。

### Hint
依次输入 `predict editor.assignments == 3`、`expr editor.text = "Tomorrow"`、`p editor.assignments`。

### After
不管值有没有变，每次赋值之后 `didSet` 都会执行。只想处理真正的变化，就在里面和 `oldValue` 比一比。只有一次赋值不算：创建 editor 时 `init` 里的那次。
实例还没完整之前，观察器一声不吭。

## observe: 观察器说了算

`fontSize` 也有观察器，它把字号限制在 10 到 40 之间：

```swift
var fontSize: Double = 16 {
  didSet { fontSize = min(max(fontSize, 10), 40) }
}
```

观察器里又给它所观察的属性赋值，会不会没完没了地触发自己？预测一下：赋值 400 之后，`editor.fontSize` 是多少？

```lab
lab> predict editor.fontSize == 40
已锁定：editor.fontSize == 40  （下一次修改之后求值）
lab> expr editor.fontSize = 400
() $R3 = {}
✓ 预测成立：editor.fontSize == 40
lab> p editor.fontSize
(Double) 40
```

```check
lab.predicted // 还没有做预测
editor.fontSize == 40 // 把 400 赋给字号
lab.printed("(Double) 40") // 之后打印字号
```

### Hint
把 400 代进观察器那一行：先 `max`，后 `min`。

### Hint
`predict` 一个比较，再用 `expr` 赋值 400。

### Hint
依次输入 `predict editor.fontSize == 40`、`expr editor.fontSize = 400`、`p editor.fontSize`。

### After
是 40。在属性自己的观察器里给它赋值，不会再次触发观察器，所以 `didSet` 可以用来纠正值。许多控件就是这样把值管在范围内的。

## explain: 一个盒子，样样都有

`use PropertyBox` 打开一个对象，每种属性各有一个：`stored` 带观察器，`doubled` 是计算属性，`half` 读写都是计算，`lazyText` 是 lazy，
`label` 是常量。一开始 `stored` 是 21。

把 `stored` 设成 5，读一次 `lazyText`；再把 `stored` 设成 9。这时 `doubled` 和 `lazyText` 各是什么？动手之前先预测其中一个，最后两个都打印出来。

```lab
lab> use PropertyBox
当前实例：box  (PropertyBox)
现场里的变量：box
可调属性：set stored | half | lazyText | note ……（输入 set 查看全部）
lab> set stored 5
box.stored: 21 → 5
lab> p box.lazyText
(String) "made from 5"
lab> predict box.lazyText == "made from 5"
已锁定：box.lazyText == "made from 5"  （下一次修改之后求值）
lab> set stored 9
box.stored: 5 → 9
✓ 预测成立：box.lazyText == "made from 5"
lab> p box.lazyText
(String) "made from 5"
lab> p box.doubled
(Int) 18
```

```check
lab.predicted // 还没有做预测
box.stored == 9 // 最后要把 stored 设成 9
box.lazyText == "made from 5" // 要在 stored 是 5 的时候读 lazyText；用 use PropertyBox 重来
lab.printed("(Int) 18") // 最后打印 box.doubled
```

### Hint
其中一个跟着每次变化走，另一个只做过一次。到底是什么时候做的？

### Hint
打开 PropertyBox，设、读、预测、设、读、读。如果 lazyText 读早了，用 `use PropertyBox` 重来。

### Hint
依次输入 `use PropertyBox`、`set stored 5`、`p box.lazyText`、`predict box.lazyText == "made from 5"`、`set stored 9`、`p box.lazyText`、`p box.doubled`。

### After
`doubled` 是 18，因为它是现在算的；`lazyText` 说的是 5，因为它是那时候做的；`stored` 记着 9，它的观察器数到了两次赋值。碰到任何属性，问三个问题就能看清：
它在内存里有位置吗？值是什么时候产生的？有人盯着它吗？

## question: single

`var isVisible: Bool { count > 0 && !isMuted }`。每个徽标里，`isVisible` 占多少内存？

- [ ] 1 个字节，和所有 Bool 一样
  存储的 Bool 才占一个字节；这个在类型后面跟着花括号，没有位置。
- [x] 不占
  对。它是每次读取时执行的代码。
- [ ] 第一次读取之后占 1 个字节
  那是 lazy 属性的样子，它会留住做好的东西。

### After
类型后面直接跟花括号、没有等号，就是计算属性。

## question: multiple

下面哪些属性在实例的内存里有位置？

- [x] `var count = 3`
  存储属性，记住这个数。
- [ ] `var text: String { String(count) }`
  计算属性，什么也不留。
- [x] `lazy var suggestions = makeSuggestions()`
  同样有位置，只是第一次读取之前是空的。
- [x] `var fontSize = 16.0 { didSet { save() } }`
  带观察器的存储属性，等号给了它第一个值。

### After
`v` 显示的，正是那些有位置的属性。

## question: order

用 `DraftEditor(text: "Hi")` 创建编辑器，之后把文字改成 `"Bye"`，最后第一次读 suggestions。按先后排列。

1. `init` 把 `"Hi"` 放进 `text`，观察器不出声
2. `"Bye"` 存进 `text`
3. `didSet` 执行，`oldValue` 是 `"Hi"`
4. 用 `"Bye"` 做出建议列表

### After
先存值，后执行观察器，所以叫 *did*Set；lazy 列表排在最后，因为它要等人来读。

## question: single

单元格每次绘制都由 `date` 算出 `formattedDate`，比较慢；而 `date` 在 `init` 之后从不改变。最合适的做法是？

- [ ] 给 `date` 加 `didSet`
  `date` 在 `init` 之后没有再赋值，这个观察器永远不会执行。
- [x] 用 `lazy var formattedDate`
  对。第一次需要时做一次，而且一直有效，因为 `date` 不变。
- [ ] 用计算属性
  能用，但每次绘制都要把慢活重做一遍。

### After
结果来之不易，*并且*一直有效，才适合用 lazy。

## question: short

在 `didSet` 里，属性赋值之前的那个值叫什么名字？

```answer
oldValue
```

### After
`oldValue`。在 setter 和 `willSet` 里，与它相对的是 `newValue`。

## summary

要记住的词：**存储属性**（会记住值的位置）、**计算属性**（每次读取都执行的代码）、**get** 与 **set**、**newValue**、**lazy**（第一次读取时做好并留住）、
**观察器** **didSet** 与 **oldValue**。`v` 显示位置，`p` 显示值；`p` 问得到、`v` 却看不到的，就是计算属性。把事实存下来，能推出来的就现算。
接下来是第 3 课：方法与初始化器，学会从一行字里读出什么进去、什么出来、还改了什么。

"""##)

  private static let lesson03 = LessonLibrary.Source(
    folder: "03-methods-init",
    english: ##"""
---
number: 3
slug: methods-init
title: Reading a signature
needs: 2
minutes: 40
ability: Read input, output and side effect from a signature.
types: MessageDraft
concepts: init-self-access
introduces: type, call
subject: type.MessageDraft
---

You tap **Send**. Between your thumb and the network stand a dozen functions, and you wrote none of them. Which one may
change your text? Which one only looks? Which one can fail, and what do you get then?

You do not have to read their code to know. In Swift the first line of a function, its *signature*, answers four questions:
what goes in, what comes out, whether it may fail, and whether it may change the thing it is called on. This lesson teaches
you to read that one line, on the way of a draft from the input field to the outbox.

## observe: A type on one page

The paused function is about to send `draft`, a `MessageDraft`: what was typed, and for which conversation. Look at its
memory with `v draft`. Then let the debugger print the declaration of the type with `type lookup MessageDraft`.

Three lines of that declaration you can read already. Which ones are stored, which one is computed?

```lab
lab> v draft
(Messenger.MessageDraft) draft = (conversation = "trail", text = "See you at 8:30")
lab> type lookup MessageDraft
Swift Reflection Metadata:
(struct Messenger.MessageDraft)
Source code info:
struct MessageDraft {
  var conversation: Swift.String
  var text: Swift.String
  var isEmpty: Swift.Bool {
    get
  }
  @_hasInitialValue static let textLimit: Swift.Int
  func validate() throws
  init(conversation: Swift.String, text: Swift.String)
}
```

```check
lab.printed("func validate() throws") // look up the type MessageDraft
```

### Hint
One look at the values, one at the type.

### Hint
`v` with the name of the draft, and `type lookup` with the name of the type.

### Hint
Type `v draft`, then `type lookup MessageDraft`.

### After
`conversation` and `text` are stored; `isEmpty` has only `{ get }`, so it is computed. (`Swift.String` is the full name of
String, with the module in front; names in front of `var` that begin with `@` are for the compiler.)

New are the last two lines. `func` declares a **method**: a function that belongs to the type. `init` is the
**initializer**: the function that makes an instance. Both have parentheses for what goes in.

## predict: The order of labels

```swift
init(conversation: Swift.String, text: Swift.String)
```

Read it aloud: two inputs, called `conversation` and `text`, both Strings. The names before the colons are **argument
labels**; whoever calls writes them too, in this order.

Make another draft, for the conversation `"reading"` with the text `"Chapter four"`. Predict first whether the line with
both labels compiles.

```lab
lab> predict compiles
Locked: compiles  (compared with the compiler's next answer)
lab> p MessageDraft(conversation: "reading", text: "Chapter four")
(Messenger.MessageDraft)  (conversation = "reading", text = "Chapter four")
✓ prediction met: compiles
```

```check
lab.predicted // a prediction is still missing
lab.printed("conversation = \"reading\", text = \"Chapter four\"") // make the draft with both labels
```

### Hint
The name of the type stands in the place of `init`.

### Hint
`p`, the type, parentheses; inside, label, colon and value, twice, with a comma between.

### Hint
Type `predict compiles`, then `p MessageDraft(conversation: "reading", text: "Chapter four")`.

### After
You do not write `init`; calling the type's name calls it. When an initializer ends, every stored property must have a
value. That is why both arguments are required here: nothing in the type would fill them in.

## mistake: Without labels

Leave the labels out, as you would in many other languages: `MessageDraft("reading", "Chapter four")`. Read what comes
back.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! p MessageDraft("reading", "Chapter four")
                   ˄
                   ╰─ error: missing argument labels 'conversation:text:' in call
✓ prediction met: does not compile
```

```check
lab.printed("missing argument labels 'conversation:text:'") // try to make a draft without labels
```

### Hint
Only the two values, with a comma between them.

### Hint
A prediction, then `p` with the type's name and two texts in parentheses.

### Hint
Type `predict does not compile`, then `p MessageDraft("reading", "Chapter four")`.

### After
The caret stands at the parenthesis: the labels are missing there. Swapping two arguments of the same type is a favourite
mistake; with labels, the compiler sees it, and the reader of the call sees what each value is for.

Swift writes the full name of a function with its labels: `init(conversation:text:)`. You will meet that form in
documentation and in the debugger.

## debugger: What may fail

```swift
func validate() throws
```

Nothing goes in, nothing comes out: no arrow, no type behind the parentheses. But there is the word **throws**: the method
may end with an error in the place of a normal return. Whoever calls it writes `try`.

In this frame `draft` has a text; `blank` consists of three blanks. Call `validate()` on both with `expr try …`.

```lab
lab> expr try draft.validate()
() $R0 = {}
lab> expr try blank.validate()
(LabText.Diagnostic) $E0 = {
  message = (en = "there is no text to send", zh = "没有要发送的文字")
  source = ""
  span = nil
  notes = 0 values {}
  hint = (en = "send hello", zh = "send 你好")
}
```

```check
lab.printed("() $R") // validate the draft with expr try
lab.printed("there is no text to send") // validate blank, too
```

### Hint
The same call twice, with another instance before the dot.

### Hint
`expr try`, the name, a dot, `validate()`.

### Hint
Type `expr try draft.validate()`, then `expr try blank.validate()`.

### After
The first answer is the empty result you know. The second is `$E0`, an error: a value with a message in two languages and a
hint. Both drafts went through the same code. The method looks at **self**: the instance before the dot. `self.text` was
"See you at 8:30" the first time and blanks the second.

Lesson 5 shows what to do with an error. Here it is enough to see in the signature that there may be one.

## control: No mutating, no change

Did `validate()` change the draft? The signature says that it could not: in a struct, a method that changes `self` has to be
declared with the word **mutating**, and `validate()` is not.

Prove it. Set the text of `draft` to `Bring water` with the control, predict that the text is still the same after a
validation, and validate. `call` is the debugger's command for calling a method.

```lab
lab> set text Bring water
draft.text: "See you at 8:30" → "Bring water"
lab> predict draft.text == "Bring water"
Locked: draft.text == "Bring water"  (evaluated after the next change)
lab> call try draft.validate()
() $R1 = {}
✓ prediction met: draft.text == "Bring water"
lab> p original.text
(String) "See you at 8:30"
```

```check
lab.predicted // a prediction is still missing
lab.ran("call") // call validate() on the draft
draft.text == "Bring water" // set the draft's text to Bring water
lab.printed("(String) \"See you at 8:30\"") // print original.text at the end
```

### Hint
First the control, then the prediction, then the call.

### Hint
`set text`, `predict` with two equals signs, `call try` and the method.

### Hint
Type `set text Bring water`, then `predict draft.text == "Bring water"`, then `call try draft.validate()`, then
`p original.text`.

### After
Side effect: none, and one line told you so. By the way, `original` was made from `draft` before, and still has the old
text: a struct is copied when it is assigned. That is the subject of the next lesson.

## observe: Methods that look and methods that change

Now the outbox, where texts wait to be sent. `use init-self-access` opens its frame. Look at the value and at the type.

Find the methods with `mutating` in front. Find those with an arrow `->`: what stands behind it is the type of the result.

```lab
lab> use init-self-access
Current instance: outbox  (init-self-access)
In this frame: outbox, frozen, kept
Controls: set isPaused … ('set' lists all)
lab> v outbox
(TeachingTypes.Outbox) outbox = {
  limit = 3
  waiting = 1 value {
    [0] = "See you at 8:30"
  }
  isPaused = false
  lastNumber = 1
}
lab> type lookup Outbox
Swift Reflection Metadata:
(struct TeachingTypes.Outbox)
Source code info:
struct Outbox {
  let limit: Swift.Int
  @_hasStorage private(set) var waiting: [Swift.String] {
    get
  }
  var isPaused: Swift.Bool
  func hasRoom() -> Swift.Bool
  mutating func add(_ text: Swift.String) -> Swift.Int?
  mutating func takeNext() -> Swift.String?
  mutating func replace(_ old: Swift.String, with new: Swift.String)
  init(limit: Swift.Int = 3)
  init?(restoring texts: [Swift.String], limit: Swift.Int = 3)
}
```

```check
lab.printed("mutating func add") // open init-self-access and look up the type Outbox
```

### Hint
Open the frame of the idea first; its current instance is `outbox`.

### Hint
`use`, then `v`, then `type lookup` with a capital O.

### Hint
Type `use init-self-access`, then `v outbox`, then `type lookup Outbox`.

### After
One line, four answers. `mutating func add(_ text: Swift.String) -> Swift.Int?`: in goes a text; out comes an `Int?`, a
number or nothing; it cannot throw; it changes the outbox. `func hasRoom() -> Swift.Bool`: nothing in, yes or no out, only
looks.

The underscore in `add(_ text:)` means that this argument has no label: `outbox.add("Hello")` reads well without one.

## predict: Output and side effect

`outbox` has room for three texts and holds one. Call `add` with the text `"Bring water"`. What comes out, and what changes
besides? Predict `outbox.waiting.count`, the number of waiting texts, and call.

```lab
lab> predict outbox.waiting.count == 2
Locked: outbox.waiting.count == 2  (evaluated after the next change)
lab> call outbox.add("Bring water")
(Int?) $R0 = 2
✓ prediction met: outbox.waiting.count == 2
lab> p outbox.hasRoom()
(Bool) true
lab> p outbox.waiting
([String]) 2 values {
  [0] = "See you at 8:30"
  [1] = "Bring water"
}
```

```check
lab.predicted // a prediction is still missing
outbox.waiting.count >= 2 // add the text Bring water
outbox.waiting.contains("Bring water") // the text that is added should be Bring water
lab.ran("p outbox.hasRoom") // ask hasRoom() afterwards
lab.ran("p outbox.waiting") || lab.ran("v outbox") // print outbox.waiting, too
```

### Hint
The output is a number; the side effect is a longer line.

### Hint
A prediction about `outbox.waiting.count`, then `call outbox.add` with a text in parentheses.

### Hint
Type `predict outbox.waiting.count == 2`, then `call outbox.add("Bring water")`, then `p outbox.hasRoom()`, then
`p outbox.waiting`.

### After
`(Int?) … 2` is the output: the text got number 2. The longer line is the side effect. They are independent: a method may
have both, either or neither. `hasRoom()` has only an output, and asking it a hundred times changes nothing.

## mistake: A let cannot mutate

`frozen` is a copy of the outbox as it was at the beginning, and it is declared with `let`. Call `add` on it. You know both
halves of the answer already: what `mutating` means, and what `let` means. Put them together in a prediction.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr frozen.add("One more")
                 ˄˜˜˜˜˜
                 ╰─ error: cannot use mutating member on immutable value: 'frozen' is immutable
✓ prediction met: does not compile
lab> p frozen.hasRoom()
(Bool) true
```

```check
lab.predicted // a prediction is still missing
lab.printed("cannot use mutating member on immutable value") // try to add a text to frozen
lab.printed("(Bool) true") // ask frozen.hasRoom() afterwards
```

### Hint
A mutating method changes the value before the dot.

### Hint
A prediction, then `expr frozen.` and the call.

### Hint
Type `predict does not compile`, then `expr frozen.add("One more")`, then `p frozen.hasRoom()`.

### After
*Cannot use mutating member on immutable value*: the word in the signature and the `let` in front of the name contradict
each other. `hasRoom()` promises to look only, so it is allowed.

## debugger: Labels inside and outside

```swift
mutating func replace(_ old: Swift.String, with new: Swift.String)
```

The second parameter has two names. `with` is the label that the caller writes; `new` is the name that is used inside the
method. So a call reads like a sentence: replace "Bring water" with "Bring tea".

Write that call. What comes out of it?

```lab
lab> call outbox.replace("Bring water", with: "Bring tea")
() $R1 = {}
lab> p outbox.waiting
([String]) 2 values {
  [0] = "See you at 8:30"
  [1] = "Bring tea"
}
```

```check
outbox.waiting.contains("Bring tea") // replace Bring water with Bring tea
lab.ran("p outbox.waiting") || lab.ran("v outbox") // print outbox.waiting afterwards
```

### Hint
The first argument has no label, the second has the outer one.

### Hint
`call outbox.replace(` a text, a comma, `with:` and another text `)`.

### Hint
Type `call outbox.replace("Bring water", with: "Bring tea")`, then `p outbox.waiting`.

### After
No arrow, so nothing comes out; `()` is what the debugger shows for that. The whole purpose is the side effect. When you
read such a method in a program, the line stands alone and nobody looks at a result.

## explain: Who may touch what

`type lookup` showed `private(set) var waiting`. That is **access control**: everybody may read `waiting`, only the methods
of `Outbox` may write it. So nobody can put a fourth text past the limit.

The debugger is allowed to look into everything, so it cannot show you the refusal. The compiler can. Run the experiment of
this lesson and find the line in which `swiftc` speaks.

```lab
lab> run init-self-access
concept.init-self-access
  1. init filled in what was left out: not paused  ✓
  2. add(_:) changes self and returns a number  1
  3. hasRoom() only looks  true
  4. a full outbox returns nil and stays as it was  ✓
  5. replace(_:with:): two parameters, one label each side  Bring tea
  6. a failable initializer may say nil  nil
  7. write to a `private(set)` property from outside  swiftc: error: cannot
    assign to property: 'waiting' setter is inaccessible
  8. the compiler keeps outsiders out  ✓
target-evidence:concept.init-self-access  swift
```

```check
lab.printed("'waiting' setter is inaccessible") // run the experiment init-self-access
```

### Hint
The experiment has the name of the frame you are in.

### Hint
`run` with that name; it also works without a name.

### Hint
Type `run init-self-access`.

### After
*Setter is inaccessible*: code outside the type wanted to write, and the compiler refused. Keep what others must not change
`private` or `private(set)`, and give them methods whose names say what may be done. In memory you saw `lastNumber` as well;
it is `private`, so outside the type nobody can even name it.

## predict: An initializer that may say no

```swift
init?(restoring texts: [Swift.String], limit: Swift.Int = 3)
```

Two new signs. `init?` may return `nil`: no instance at all. `= 3` is a **default argument**: leave it out, and 3 is taken.

`kept` holds two texts that were saved yesterday. Restore an outbox from them twice: once with the default limit, once with
`limit: 1`. Which of the two is `nil`?

```lab
lab> predict the second is nil
Locked: the second is nil  (kept as words)
lab> p Outbox(restoring: kept)
(TeachingTypes.Outbox?) some {
  limit = 3
  waiting = 2 values {
    [0] = "Hello"
    [1] = "Are you in?"
  }
  isPaused = false
  lastNumber = 2
}
You predicted: the second is nil
lab> p Outbox(restoring: kept, limit: 1)
(TeachingTypes.Outbox?) nil
```

```check
lab.printed("(TeachingTypes.Outbox?) some") // restore an outbox with the default limit
lab.printed("(TeachingTypes.Outbox?) nil") // restore one with limit: 1, too
```

### Hint
Two texts into a place for three; two texts into a place for one.

### Hint
`p Outbox(restoring: kept` and a closing parenthesis; then the same with a comma and `limit: 1`.

### Hint
Type `predict the second is nil`, then `p Outbox(restoring: kept)`, then `p Outbox(restoring: kept, limit: 1)`.

### After
The first is *some* outbox, the second is `nil`. An initializer that cannot make a sensible instance says so at the door;
nobody ever holds a broken one. What the question mark means in a type is the subject of lesson 5.

## source: A default for new outboxes

`var isPaused = false` is the default of the type. Look at the source file and at what is missing in it: `limit` is a `let`
that `init` fills, and `waiting` is not for us to write.

Set the default of `isPaused` to `true` and compile. What does `takeNext()` return on the new outbox?

```lab
lab> source
workbench/init-self-access.swift
   1  // The defaults that your Outbox is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var isPaused: Bool = false
   5  }
lab> source set isPaused true
workbench/init-self-access.swift:4  isPaused: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
isPaused  false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p outbox.takeNext()
(String?) nil
lab> p old.isPaused
(Bool) false
```

```check
lab.rerun // compile the source with rerun
outbox.isPaused // the new outbox should begin paused
lab.printed("(String?) nil") // call takeNext() on the new outbox with p
lab.ran("p old") || lab.ran("v old") // print old.isPaused, too
```

### Hint
Look at the file, change the one default, compile.

### Hint
`source set isPaused`, a value, then `rerun`.

### Hint
Type `source`, then `source set isPaused true`, then `rerun`, then `p outbox.takeNext()`, then `p old.isPaused`.

### After
`nil`: the outbox is paused, so nothing is taken, and the signature `-> String?` had announced that this may happen. The old
one is not paused; it was made before.

## question: multiple

`mutating func takeNext() -> String?`. What does this line tell you?

- [x] It may change the instance
  That is what `mutating` says.
- [ ] It may throw an error
  Then `throws` would stand before the arrow.
- [x] It may return `nil`
  The question mark behind the type says so.
- [ ] It needs one argument
  The parentheses are empty: it works on `self` alone.

### After
`mutating`: side effect. Parentheses: input. Arrow: output. `throws`: may fail.

## question: single

`func advanced(by steps: Int) -> ValueCounter` in a struct. What does `counter.advanced(by: 2)` do to `counter`?

- [ ] It moves `counter` two steps on
  Without `mutating` the method cannot change the instance.
- [x] It leaves `counter` alone and returns another counter
  Right: input 2, output a new value, side effect none.
- [ ] It depends on the code inside
  That is the point of a signature: this much is certain without reading the code.

### After
English helps as well: *advanced* is a participle, "an advanced one"; *advance* would be the order to do it.

## question: single

How is `mutating func replace(_ old: String, with new: String)` called?

- [ ] `box.replace(old: "a", new: "b")`
  `old` has no label, because an underscore stands before it, and the outer label of the second is `with`.
- [x] `box.replace("a", with: "b")`
  Right: no label for the first, `with` for the second.
- [ ] `box.replace("a", new: "b")`
  `new` is the name inside the method; outside, the label is `with`.

### After
Of two names before a colon the first is for the caller, the second for the body.

## question: order

`Outbox(restoring: ["a", "b"], limit: 5)` is evaluated. Put the events in order.

1. The arguments are evaluated: two texts and a limit
2. `init?` checks whether the texts fit
3. Every stored property gets its value
4. The finished outbox, wrapped in an optional, is returned

### After
The check comes first, so that no half-made outbox is ever seen.

## question: short

Which keyword in a struct's method announces that it may change `self`?

```answer
mutating
```

### After
`mutating`. Methods of classes do not need it, as lesson 4 shows.

## summary

Words to remember: **signature**, **method**, **initializer** (`init`, and `init?` that may return nil), **argument label**
(`_` for none), **default argument**, **self** (the instance before the dot), **mutating**, **throws** and **try**,
**return type** behind `->`, **access control** with `private` and `private(set)`. Read every signature in the same order:
input, output, failure, side effect. Next comes lesson 4: a struct is copied, a class is shared, and `===` tells which of
the two you have in your hands.

"""##,
    chinese: ##"""
---
number: 3
slug: methods-init
title: 读懂签名
needs: 2
minutes: 40
ability: 从签名里读出输入、输出和副作用。
types: MessageDraft
concepts: init-self-access
introduces: type, call
subject: type.MessageDraft
---

你点了**发送**。从手指到网络之间隔着十几个函数，没有一个是你写的。哪个可能改动你的文字？哪个只是看看？哪个会失败，失败了你又会拿到什么？

要知道这些，不必读它们的代码。在 Swift 里，函数的第一行叫*签名*，它回答四个问题：什么进去，什么出来，会不会失败，会不会改动调用它的那个东西。
这一课就教你读这一行——沿着一份草稿从输入框到发件箱的路。

## observe: 一页纸看完一个类型

停住的函数正准备发送 `draft`。它是 `MessageDraft`：写了什么，发往哪个会话。先用 `v draft` 看内存，再用 `type lookup MessageDraft`
让调试器打印这个类型的声明。

声明里有三行你已经看得懂了。哪些是存储属性，哪个是计算属性？

```lab
lab> v draft
(Messenger.MessageDraft) draft = (conversation = "trail", text = "See you at 8:30")
lab> type lookup MessageDraft
Swift Reflection Metadata:
(struct Messenger.MessageDraft)
Source code info:
struct MessageDraft {
  var conversation: Swift.String
  var text: Swift.String
  var isEmpty: Swift.Bool {
    get
  }
  @_hasInitialValue static let textLimit: Swift.Int
  func validate() throws
  init(conversation: Swift.String, text: Swift.String)
}
```

```check
lab.printed("func validate() throws") // 查看类型 MessageDraft
```

### Hint
看一次值，再看一次类型。

### Hint
`v` 加草稿的名字；`type lookup` 加类型的名字。

### Hint
先输入 `v draft`，再输入 `type lookup MessageDraft`。

### After
`conversation` 和 `text` 是存储属性；`isEmpty` 只有 `{ get }`，是计算属性。（`Swift.String` 是 String 的全名，前面是模块名；`var` 前面以 `@`
开头的词是给编译器看的。）

新东西是最后两行。`func` 声明一个**方法**，也就是属于这个类型的函数。`init` 是**初始化器**，负责造出实例。它们都有一对圆括号，写着什么要进去。

## predict: 标签与顺序

```swift
init(conversation: Swift.String, text: Swift.String)
```

念一遍：两个输入，一个叫 `conversation`，一个叫 `text`，都是 String。冒号前面的名字叫**参数标签**，调用的人也要照这个顺序把它们写出来。

再造一份草稿，发往会话 `"reading"`，文字是 `"Chapter four"`。先预测：两个标签都写上，能不能编译？

```lab
lab> predict compiles
已锁定：compiles  （与编译器的下一次回答比较）
lab> p MessageDraft(conversation: "reading", text: "Chapter four")
(Messenger.MessageDraft)  (conversation = "reading", text = "Chapter four")
✓ 预测成立：compiles
```

```check
lab.predicted // 还没有做预测
lab.printed("conversation = \"reading\", text = \"Chapter four\"") // 写上两个标签，造出这份草稿
```

### Hint
写 `init` 的地方，换成类型的名字。

### Hint
`p`、类型、圆括号；里面是标签、冒号、值，写两遍，中间用逗号隔开。

### Hint
依次输入 `predict compiles`、`p MessageDraft(conversation: "reading", text: "Chapter four")`。

### After
调用时不写 `init`，写类型名就等于调用它。初始化器结束时，每个存储属性都得有值；这里两个参数都必须写，因为类型里没有别的东西能补上。

## mistake: 不写标签

像许多别的语言那样，把标签省掉：`MessageDraft("reading", "Chapter four")`。读一读回答。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! p MessageDraft("reading", "Chapter four")
                   ˄
                   ╰─ error: missing argument labels 'conversation:text:' in call
✓ 预测成立：does not compile
```

```check
lab.printed("missing argument labels 'conversation:text:'") // 试着不写标签造一份草稿
```

### Hint
只写两个值，中间一个逗号。

### Hint
先预测，再用 `p` 加类型名，圆括号里放两段文字。

### Hint
依次输入 `predict does not compile`、`p MessageDraft("reading", "Chapter four")`。

### After
小尖角指着圆括号：标签就缺在那里。把两个同类型的参数写反，是大家都爱犯的错；有了标签，编译器看得出来，读代码的人也知道每个值是干什么的。

Swift 写函数全名时会带上标签：`init(conversation:text:)`。在文档和调试器里，你会经常见到这种写法。

## debugger: 可能失败的

```swift
func validate() throws
```

什么也不进去，什么也不出来：没有箭头，圆括号后面也没有类型。但是有 **throws** 这个词：这个方法可能不正常返回，而是以一个错误结束。调用它要写 `try`。

在这个现场里，`draft` 有文字，`blank` 只有三个空格。用 `expr try …` 对两者都调用一次 `validate()`。

```lab
lab> expr try draft.validate()
() $R0 = {}
lab> expr try blank.validate()
(LabText.Diagnostic) $E0 = {
  message = (en = "there is no text to send", zh = "没有要发送的文字")
  source = ""
  span = nil
  notes = 0 values {}
  hint = (en = "send hello", zh = "send 你好")
}
```

```check
lab.printed("() $R") // 用 expr try 校验 draft
lab.printed("there is no text to send") // 也校验一下 blank
```

### Hint
同样的调用做两次，只是点号前面的实例不同。

### Hint
`expr try`、名字、点号、`validate()`。

### Hint
依次输入 `expr try draft.validate()`、`expr try blank.validate()`。

### After
第一个回答是你见过的“空结果”。第二个是 `$E0`，一个错误：它也是一个值，带着两种语言的说明和一条提示。两份草稿走的是同一段代码，方法看的是 **self**，
也就是点号前面的实例。第一次 `self.text` 是 "See you at 8:30"，第二次是空格。

怎样处理错误，第 5 课会讲。现在只要能从签名里看出“可能会有错误”就够了。

## control: 没有 mutating，就没有改动

`validate()` 有没有改动草稿？签名说它根本做不到：在结构体里，会修改 `self` 的方法必须带上 **mutating** 这个词，而 `validate()` 没有。

来证明一下。用控件把 `draft` 的文字设成 `Bring water`，预测校验之后文字还是一样，再做校验。`call` 是调试器里调用方法的命令。

```lab
lab> set text Bring water
draft.text: "See you at 8:30" → "Bring water"
lab> predict draft.text == "Bring water"
已锁定：draft.text == "Bring water"  （下一次修改之后求值）
lab> call try draft.validate()
() $R1 = {}
✓ 预测成立：draft.text == "Bring water"
lab> p original.text
(String) "See you at 8:30"
```

```check
lab.predicted // 还没有做预测
lab.ran("call") // 对草稿调用 validate()
draft.text == "Bring water" // 把草稿的文字设成 Bring water
lab.printed("(String) \"See you at 8:30\"") // 最后打印 original.text
```

### Hint
先用控件，再预测，最后调用。

### Hint
`set text`，带两个等号的 `predict`，然后是 `call try` 和方法。

### Hint
依次输入 `set text Bring water`、`predict draft.text == "Bring water"`、`call try draft.validate()`、`p original.text`。

### After
副作用：没有，而且一行签名就告诉了你。顺便看到：`original` 是之前从 `draft` 赋值得来的，文字还是旧的——结构体赋值时会复制。那正是下一课的主题。

## observe: 只看的方法，会改的方法

现在来看发件箱，文字在里面排队等着发送。`use init-self-access` 打开它的现场。看看它的值，再看看它的类型。

找出前面带 `mutating` 的方法，再找出带箭头 `->` 的：箭头后面是结果的类型。

```lab
lab> use init-self-access
当前实例：outbox  (init-self-access)
现场里的变量：outbox, frozen, kept
可调属性：set isPaused ……（输入 set 查看全部）
lab> v outbox
(TeachingTypes.Outbox) outbox = {
  limit = 3
  waiting = 1 value {
    [0] = "See you at 8:30"
  }
  isPaused = false
  lastNumber = 1
}
lab> type lookup Outbox
Swift Reflection Metadata:
(struct TeachingTypes.Outbox)
Source code info:
struct Outbox {
  let limit: Swift.Int
  @_hasStorage private(set) var waiting: [Swift.String] {
    get
  }
  var isPaused: Swift.Bool
  func hasRoom() -> Swift.Bool
  mutating func add(_ text: Swift.String) -> Swift.Int?
  mutating func takeNext() -> Swift.String?
  mutating func replace(_ old: Swift.String, with new: Swift.String)
  init(limit: Swift.Int = 3)
  init?(restoring texts: [Swift.String], limit: Swift.Int = 3)
}
```

```check
lab.printed("mutating func add") // 打开 init-self-access，查看类型 Outbox
```

### Hint
先打开这个概念的现场，它的当前实例是 `outbox`。

### Hint
先 `use`，再 `v`，再 `type lookup`，O 要大写。

### Hint
依次输入 `use init-self-access`、`v outbox`、`type lookup Outbox`。

### After
一行字，四个答案。`mutating func add(_ text: Swift.String) -> Swift.Int?`：进去一段文字；出来一个 `Int?`，可能是编号，也可能没有；不会抛出错误；
会改动发件箱。`func hasRoom() -> Swift.Bool`：什么也不进去，出来“是”或“否”，只看不改。

`add(_ text:)` 里的下划线表示这个参数没有标签：`outbox.add("Hello")` 不写标签读起来也很顺。

## predict: 输出与副作用

`outbox` 能放三段文字，现在有一段。用 `"Bring water"` 调用 `add`。出来的是什么？另外还有什么变了？预测排队的数量 `outbox.waiting.count`，然后调用。

```lab
lab> predict outbox.waiting.count == 2
已锁定：outbox.waiting.count == 2  （下一次修改之后求值）
lab> call outbox.add("Bring water")
(Int?) $R0 = 2
✓ 预测成立：outbox.waiting.count == 2
lab> p outbox.hasRoom()
(Bool) true
lab> p outbox.waiting
([String]) 2 values {
  [0] = "See you at 8:30"
  [1] = "Bring water"
}
```

```check
lab.predicted // 还没有做预测
outbox.waiting.count >= 2 // 加入文字 Bring water
outbox.waiting.contains("Bring water") // 加入的文字应该是 Bring water
lab.ran("p outbox.hasRoom") // 之后问一问 hasRoom()
lab.ran("p outbox.waiting") || lab.ran("v outbox") // 再打印 outbox.waiting
```

### Hint
输出是一个数，副作用是队伍变长。

### Hint
对 `outbox.waiting.count` 做预测，再 `call outbox.add`，圆括号里放文字。

### Hint
依次输入 `predict outbox.waiting.count == 2`、`call outbox.add("Bring water")`、`p outbox.hasRoom()`、`p outbox.waiting`。

### After
`(Int?) … 2` 是输出：这段文字排到了 2 号。队伍变长是副作用。两者互不相干：一个方法可以两样都有、只有一样，或者都没有。`hasRoom()` 只有输出，问一百遍也不会改变什么。

## mistake: let 不能 mutating

`frozen` 是发件箱一开始时的副本，用 `let` 声明。对它调用 `add`。答案的两半你都知道了：`mutating` 是什么意思，`let` 是什么意思。把它们合成一个预测。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr frozen.add("One more")
                 ˄˜˜˜˜˜
                 ╰─ error: cannot use mutating member on immutable value: 'frozen' is immutable
✓ 预测成立：does not compile
lab> p frozen.hasRoom()
(Bool) true
```

```check
lab.predicted // 还没有做预测
lab.printed("cannot use mutating member on immutable value") // 试着往 frozen 里加一段文字
lab.printed("(Bool) true") // 之后问一问 frozen.hasRoom()
```

### Hint
mutating 方法会改动点号前面的值。

### Hint
先预测，再写 `expr frozen.` 和调用。

### Hint
依次输入 `predict does not compile`、`expr frozen.add("One more")`、`p frozen.hasRoom()`。

### After
*Cannot use mutating member on immutable value*（不能对不可变的值使用 mutating 成员）：签名里的词和名字前面的 `let` 互相矛盾。
`hasRoom()` 保证只看不改，所以允许。

## debugger: 里外两个名字

```swift
mutating func replace(_ old: Swift.String, with new: Swift.String)
```

第二个参数有两个名字。`with` 是标签，由调用的人写；`new` 是方法内部用的名字。于是调用读起来就像一句话：replace "Bring water" with "Bring tea"。

写出这个调用。它会给出什么？

```lab
lab> call outbox.replace("Bring water", with: "Bring tea")
() $R1 = {}
lab> p outbox.waiting
([String]) 2 values {
  [0] = "See you at 8:30"
  [1] = "Bring tea"
}
```

```check
outbox.waiting.contains("Bring tea") // 把 Bring water 换成 Bring tea
lab.ran("p outbox.waiting") || lab.ran("v outbox") // 之后打印 outbox.waiting
```

### Hint
第一个参数没有标签，第二个用外面的那个名字。

### Hint
`call outbox.replace(` 一段文字、逗号、`with:`、另一段文字 `)`。

### Hint
依次输入 `call outbox.replace("Bring water", with: "Bring tea")`、`p outbox.waiting`。

### After
没有箭头，所以什么也不出来，调试器把它显示成 `()`。这个方法的全部意义就是副作用。以后在程序里看到它独占一行、没人理会结果，就知道为什么了。

## explain: 谁能碰什么

`type lookup` 里有一行 `private(set) var waiting`。这就是**访问控制**：`waiting` 谁都能读，只有 `Outbox` 自己的方法能写。所以谁也没法绕过上限塞进第四段文字。

调试器什么都可以看、可以改，没法让你看到拒绝的样子；编译器可以。执行这一课的实验，找到 `swiftc` 说话的那一行。

```lab
lab> run init-self-access
concept.init-self-access
  1. 没写的由 init 补上：未暂停  ✓
  2. add(_:) 改了 self，并返回编号  1
  3. hasRoom() 只看不改  true
  4. 装满时返回 nil，内容不变  ✓
  5. replace(_:with:)：两个参数，标签说明各自的角色  Bring tea
  6. 可失败的初始化器可以返回 nil  nil
  7. 从外面写 `private(set)` 属性  swiftc: error: cannot assign to property:
    'waiting' setter is inaccessible
  8. 编译器把外人挡在门外  ✓
target-evidence:concept.init-self-access  swift
```

```check
lab.printed("'waiting' setter is inaccessible") // 执行实验 init-self-access
```

### Hint
实验的名字就是你所在现场的名字。

### Hint
`run` 加这个名字；不写名字也可以。

### Hint
输入 `run init-self-access`。

### After
*Setter is inaccessible*（setter 不可访问）：类型外面的代码想写，被编译器拒绝了。不让别人改的东西，就设成 `private` 或 `private(set)`，再提供名字清楚的方法，
说明允许做什么。内存里你还看到过 `lastNumber`，它是 `private`，在类型外面连名字都不能提。

## predict: 会说“不”的初始化器

```swift
init?(restoring texts: [Swift.String], limit: Swift.Int = 3)
```

又有两个新记号。`init?` 可能返回 `nil`：根本没有实例。`= 3` 是**默认参数**：不写就用 3。

`kept` 里是昨天存下来的两段文字。用它恢复两次发件箱：一次用默认上限，一次写 `limit: 1`。哪一次是 `nil`？

```lab
lab> predict the second is nil
已锁定：the second is nil  （按原话保留）
lab> p Outbox(restoring: kept)
(TeachingTypes.Outbox?) some {
  limit = 3
  waiting = 2 values {
    [0] = "Hello"
    [1] = "Are you in?"
  }
  isPaused = false
  lastNumber = 2
}
你的预测是：the second is nil
lab> p Outbox(restoring: kept, limit: 1)
(TeachingTypes.Outbox?) nil
```

```check
lab.printed("(TeachingTypes.Outbox?) some") // 用默认上限恢复一次
lab.printed("(TeachingTypes.Outbox?) nil") // 再用 limit: 1 恢复一次
```

### Hint
两段文字放进能装三段的地方；两段文字放进只能装一段的地方。

### Hint
`p Outbox(restoring: kept` 加右括号；然后同样写一遍，加上逗号和 `limit: 1`。

### Hint
依次输入 `predict the second is nil`、`p Outbox(restoring: kept)`、`p Outbox(restoring: kept, limit: 1)`。

### After
第一次是 *some*，有一个发件箱；第二次是 `nil`。造不出像样的实例，初始化器在门口就说清楚，谁也不会拿到一个坏的。类型里的问号是什么意思，第 5 课会讲。

## source: 新发件箱的默认值

`var isPaused = false` 是这个类型的默认值。看看源文件，再看看里面缺了什么：`limit` 是 `let`，由 `init` 填；`waiting` 轮不到我们来写。

把 `isPaused` 的默认值改成 `true` 并编译。在新的发件箱上，`takeNext()` 会返回什么？

```lab
lab> source
workbench/init-self-access.swift
   1  // The defaults that your Outbox is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var isPaused: Bool = false
   5  }
lab> source set isPaused true
workbench/init-self-access.swift:4  isPaused: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性      旧实例  新实例
────────  ──────  ──────
isPaused  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p outbox.takeNext()
(String?) nil
lab> p old.isPaused
(Bool) false
```

```check
lab.rerun // 用 rerun 编译源文件
outbox.isPaused // 新的发件箱应该一开始就暂停
lab.printed("(String?) nil") // 用 p 在新的发件箱上调用 takeNext()
lab.ran("p old") || lab.ran("v old") // 再打印 old.isPaused
```

### Hint
看文件，改那一个默认值，编译。

### Hint
`source set isPaused` 加一个值，然后 `rerun`。

### Hint
依次输入 `source`、`source set isPaused true`、`rerun`、`p outbox.takeNext()`、`p old.isPaused`。

### After
是 `nil`：发件箱暂停着，什么也取不出来；签名里的 `-> String?` 早就预告了这种可能。旧的没有暂停，它是之前造的。

## question: multiple

`mutating func takeNext() -> String?`，这一行告诉了你什么？

- [x] 它可能改动实例
  `mutating` 说的就是这个。
- [ ] 它可能抛出错误
  那样的话箭头前面会有 `throws`。
- [x] 它可能返回 `nil`
  类型后面的问号说明了这一点。
- [ ] 它需要一个参数
  圆括号是空的，它只用到 `self`。

### After
`mutating`：副作用。圆括号：输入。箭头：输出。`throws`：可能失败。

## question: single

结构体里有 `func advanced(by steps: Int) -> ValueCounter`。`counter.advanced(by: 2)` 会对 `counter` 做什么？

- [ ] 让 `counter` 前进两步
  没有 `mutating`，方法改不了实例。
- [x] 不动 `counter`，返回另一个计数器
  对：输入 2，输出一个新值，没有副作用。
- [ ] 要看里面的代码怎么写
  签名的意义就在这里：不读代码也能确定这些。

### After
英文的词形也是线索：*advanced* 是“前进了的（那个）”，*advance* 才是“前进”这个动作。

## question: single

`mutating func replace(_ old: String, with new: String)` 应该怎样调用？

- [ ] `box.replace(old: "a", new: "b")`
  `old` 前面有下划线，所以没有标签；第二个参数对外的标签是 `with`。
- [x] `box.replace("a", with: "b")`
  对：第一个没有标签，第二个是 `with`。
- [ ] `box.replace("a", new: "b")`
  `new` 是方法内部的名字，对外的标签是 `with`。

### After
冒号前面有两个名字时，第一个给调用的人，第二个给方法体。

## question: order

执行 `Outbox(restoring: ["a", "b"], limit: 5)`，按先后排列。

1. 求出参数的值：两段文字和一个上限
2. `init?` 检查文字放不放得下
3. 每个存储属性得到自己的值
4. 返回造好的发件箱，外面包着一层可选值

### After
检查在最前面，所以谁也看不到造了一半的发件箱。

## question: short

在结构体的方法里，哪个关键字预告它可能修改 `self`？

```answer
mutating
```

### After
`mutating`。类的方法不需要它，原因见第 4 课。

## summary

要记住的词：**签名**、**方法**、**初始化器**（`init`，以及可能返回 nil 的 `init?`）、**参数标签**（`_` 表示没有）、**默认参数**、**self**（点号前面的实例）、
**mutating**、**throws** 与 **try**、`->` 后面的**返回类型**、用 `private` 和 `private(set)` 做的**访问控制**。读任何签名都按同样的顺序：输入、输出、失败、副作用。
接下来是第 4 课：结构体会复制，类会共享，而 `===` 能告诉你手里的是哪一种。

"""##)

  private static let lesson04 = LessonLibrary.Source(
    folder: "04-struct-class",
    english: ##"""
---
number: 4
slug: struct-class
title: Struct and class
needs: 3
minutes: 35
ability: Prove copy or sharing by identity.
types: ValueCounter, ReferenceCounter
concepts: value-reference
introduces:
subject: concept.value-reference
---

The inbox shows how many messages are unread, and so does the tab at the bottom of the screen. You read a conversation: one
number goes down, the other stays. Or the opposite: you count in a test with a copy "just to try something", and the real
badge on the screen jumps.

Both bugs have the same cause. Somebody believed that two names stand for one thing, or that they stand for two. Swift has
an exact answer, and you can prove it: a **struct** is copied, a **class** is shared.

## observe: Five names

The frame holds five counters, all of them at 3. `counter` and `copy` are of type `ValueCounter`, a struct. `object`, `alias`
and `twin` are of type `ReferenceCounter`, a class. Apart from the words `struct` and `class` the two types are almost the
same. `copy` was made with `var copy = counter`, and `alias` with `let alias = object`.

Look at all of them with `v`. What do three of the lines have that the other two lack? And which of these are equal?

```lab
lab> v
(TeachingTypes.ValueCounter) counter = (count = 3, step = 1)
(TeachingTypes.ValueCounter) copy = (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) object = 0x0000555555570000 (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) alias = 0x0000555555570000 (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) twin = 0x0000555555570040 (count = 3, step = 1)
```

```check
lab.printed("alias = 0x") // look at the five names
```

### Hint
The command for looking at every local variable is one letter.

### Hint
It is `v`, without anything behind it.

### Hint
Type `v`.

### After
The lines of the class have an address, such as `0x0000555555570000`: the place where the object lies. `object` and `alias`
show the *same* address, `twin` another one. The structs have none: the value itself is in the variable. (The lab's
addresses are made up, so that they are the same at each run; in real programs they differ.)

## control: Count the copy's original

Set `count` of the current instance, `counter`, to 9. What will `copy.count` say?

```lab
lab> predict copy.count == 3
Locked: copy.count == 3  (evaluated after the next change)
lab> set count 9
counter.count: 3 → 9
✓ prediction met: copy.count == 3
lab> p copy.count
(Int) 3
```

```check
lab.predicted // a prediction is still missing
counter.count == 9 // set the counter to 9
copy.count == 3 // the copy should have been left alone
lab.printed("(Int) 3") // print copy.count afterwards
```

### Hint
`var copy = counter` was an assignment. What does an assignment of a struct do?

### Hint
A prediction about `copy.count`, then `set`.

### Hint
Type `predict copy.count == 3`, then `set count 9`, then `p copy.count`.

### After
Still 3. Assigning a struct copies the value; from then on each name has its own. A struct is a **value type**: like a
number, it has nothing behind it that others could change.

## predict: Count the object

Now the same with the class: write 9 into `object.count`, with `expr`. What will `alias.count` say?

```lab
lab> predict alias.count == 9
Locked: alias.count == 9  (evaluated after the next change)
lab> expr object.count = 9
() $R0 = {}
✓ prediction met: alias.count == 9
lab> p alias.count
(Int) 9
lab> p twin.count
(Int) 3
```

```check
lab.predicted // a prediction is still missing
object.count == 9 // write 9 into the object's count
lab.printed("(Int) 9") // print alias.count
lab.printed("(Int) 3") // print twin.count, too
```

### Hint
Compare the addresses that `v` showed.

### Hint
A prediction about `alias.count`, then an assignment to `object.count`.

### Hint
Type `predict alias.count == 9`, then `expr object.count = 9`, then `p alias.count`, then `p twin.count`.

### After
9. Assigning an object copies only the **reference**, the way to it. Two names, one object. A class is a **reference type**.
`twin` is an object of its own, so it stayed at 3, although it was made with the same numbers.

## debugger: The proof by identity

Equal numbers prove nothing: two objects may agree by chance. The operator `===` asks the exact question: do these two
references lead to *the same object*?

Ask it of `object` and `alias`, and of `object` and `twin`.

```lab
lab> p object === alias
(Bool) true
lab> p object === twin
(Bool) false
```

```check
lab.printed("(Bool) true") // compare object with alias by ===
lab.printed("(Bool) false") // compare object with twin by ===
```

### Hint
Three equals signs between two names.

### Hint
`p`, a name, `===`, a name; twice.

### Hint
Type `p object === alias`, then `p object === twin`.

### After
That is **identity**. Do not confuse it with equality, `==`, which compares contents. Two letters with the same text are
equal; only a letter and itself are identical.

## mistake: Identity of a value

Can you ask the same question of the two structs? Predict whether `counter === copy` compiles, and try.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! p counter === copy
       ˄           ˄
       │           ╰─ error: argument type 'ValueCounter' expected to be an instance of a class or class-constrained type
       ╰─ error: argument type 'ValueCounter' expected to be an instance of a class or class-constrained type
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
lab.printed("expected to be an instance of a class") // compare counter with copy by ===
```

### Hint
What would have to be the same? Values have no address of their own.

### Hint
A prediction, then the same kind of line as in the step before.

### Hint
Type `predict does not compile`, then `p counter === copy`.

### After
*Expected to be an instance of a class*: the question makes no sense for values, so it does not compile. There is no "same
3". If you want to know whether two values agree, compare what is in them: `counter.count == copy.count`.

## predict: A let in front of an object

`alias` is declared with `let`. In lesson 1 a `let` in front of a struct forbade every change of its parts. What about an
object? Predict whether `alias.count = 20` compiles. After that, try to make `alias` stand for `twin`.

```lab
lab> predict compiles
Locked: compiles  (compared with the compiler's next answer)
lab> expr alias.count = 20
() $R1 = {}
✓ prediction met: compiles
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr alias = twin
          ˄˜˜˜˜
          ╰─ error: cannot assign to value: 'alias' is immutable
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
object.count == 20 // write 20 into alias.count
lab.printed("'alias' is immutable") // try to make alias stand for twin
```

### Hint
What does the variable `alias` hold: the counter, or the way to it?

### Hint
Two predictions and two lines with `expr`; the first line changes a property, the second the variable.

### Hint
Type `predict compiles`, then `expr alias.count = 20`, then `predict does not compile`, then `expr alias = twin`.

### After
The variable holds a reference, and `let` fixes the reference: `alias` will always lead to this object. The object itself
is elsewhere and may change. With a struct the value *is* what the variable holds, so `let` fixes everything.

## observe: Who must be mutating

Call `increment()` on `counter` and on `alias`. Then look up both types and compare the line of `increment`.

```lab
lab> call counter.increment()
() $R2 = {}
lab> call alias.increment()
() $R3 = {}
lab> type lookup ValueCounter
Swift Reflection Metadata:
(struct TeachingTypes.ValueCounter)
Source code info:
struct ValueCounter {
  var count: Swift.Int
  let step: Swift.Int
  mutating func increment()
  func advanced(by steps: Swift.Int) -> TeachingTypes.ValueCounter
  init(count: Swift.Int = 0, step: Swift.Int = 1)
}
lab> type lookup ReferenceCounter
Swift Reflection Metadata:
(class TeachingTypes.ReferenceCounter)
Source code info:
class ReferenceCounter {
  var count: Swift.Int
  let step: Swift.Int
  func increment()
  init(count: Swift.Int = 0, step: Swift.Int = 1)
  deinit
}
```

```check
counter.count >= 10 // increment the counter once
object.count >= 21 // increment the alias once
lab.printed("mutating func increment()") // look up ValueCounter
lab.printed("class ReferenceCounter") // look up ReferenceCounter
```

### Hint
Two calls, two look-ups.

### Hint
`call` with a name, a dot and `increment()`; `type lookup` with each type.

### Hint
Type `call counter.increment()`, then `call alias.increment()`, then `type lookup ValueCounter`, then
`type lookup ReferenceCounter`.

### After
The struct's method is `mutating`: it changes the value before the dot, so it needs a `var`. The class's method is not: it
follows the reference and changes the object; the variable before the dot stays what it is. That is why it worked on
`alias`, a `let`.

## debugger: Another way for a name

`object` is a `var`. Make it stand for `twin`, and see what becomes of the other names. Is the old object gone?

```lab
lab> predict object === twin
Locked: object === twin  (evaluated after the next change)
lab> expr object = twin
() $R4 = {}
✓ prediction met: object === twin
lab> p object === alias
(Bool) false
lab> p alias.count
(Int) 21
```

```check
object === twin // make object stand for twin
lab.printed("(Bool) false") // ask whether object and alias are still the same object
lab.ran("p alias.count") || lab.ran("v") // look at alias.count afterwards
```

### Hint
An assignment to the variable, without a dot.

### Hint
`expr object = ` and the other name; then questions with `p`.

### Hint
Type `predict object === twin`, then `expr object = twin`, then `p object === alias`, then `p alias.count`.

### After
The assignment changed a *variable*; no object was touched. The old object is still there, because `alias` leads to it.
When the last reference lets go of an object, it is released at once; lesson 6 is about that.

## predict: Copies in an array

An array is a struct. What happens to the elements when you put `counter` in twice? And what happens when you put an object
in twice? In the debugger a name that begins with `$` stays for the following lines.

Make `$list` of two counters and `$shelf` of two times `alias`. Count up the first element of each; look at the second.

```lab
lab> expr var $list = [counter, counter]
lab> expr $list[0].count = 100
() $R5 = {}
lab> p $list[1].count
(Int) 10
lab> expr let $shelf = [alias, alias]
lab> predict alias.count == 100
Locked: alias.count == 100  (evaluated after the next change)
lab> expr $shelf[0].count = 100
() $R6 = {}
✓ prediction met: alias.count == 100
lab> p $shelf[1].count
(Int) 100
```

```check
lab.ran("expr var $list") || lab.ran("expr let $list") // make $list of two counters
lab.ran("p $list") // look at the second counter in the list
alias.count == 100 // write 100 into the first element of $shelf
lab.ran("p $shelf") // look at the second element of $shelf
```

### Hint
Square brackets make an array, and a number in square brackets names an element, beginning with 0.

### Hint
`expr var $list = [counter, counter]`, and the same with `let $shelf` and `alias`.

### Hint
Type `expr var $list = [counter, counter]`, then `expr $list[0].count = 100`, then `p $list[1].count`, then
`expr let $shelf = [alias, alias]`, then `predict alias.count == 100`, then `expr $shelf[0].count = 100`, then
`p $shelf[1].count`.

### After
Two structs in a list are two values: 100 and 10. Twice the same object in a list is still one object: 100 and 100. And
`$shelf` is a `let`: the array may not change, the object in it may.

## explain: Handing over

What is true of an assignment is true of an argument. The experiment of this lesson gives a struct and an object to a
function that counts them up. Before you run it: which of the two will the caller find changed?

```lab
lab> predict the object
Locked: the object  (kept as words)
lab> run value-reference
concept.value-reference
  1. a function counts the struct up  4
  2. the caller's struct still says 3: it was copied in  ✓
  3. the same with the object  4
  4. the caller's object says 4: it was shared  ✓
  5. two structs in an array go separate ways  [4, 3]
  6. one object twice in an array stays one  [5, 5]
  7. shelf[0] === shelf[1]  ✓
target-evidence:concept.value-reference  swift
You predicted: the object
```

```check
lab.ran("run") // run the experiment value-reference
lab.printed("target-evidence:concept.value-reference") // it is the experiment value-reference that should run
```

### Hint
Is handing over an assignment?

### Hint
`run` with the name of this lesson's idea.

### Hint
Type `predict the object`, then `run value-reference`.

### After
The struct was copied in; the function counted its own copy. The object was shared; the caller finds 4. So a function that
takes a struct cannot surprise its caller, and one that takes an object can. Choose a struct for what *is something* (a
draft, a date, a state) and a class for what *lives somewhere* (a screen, a connection, a cache).

## source: A new counter

Finally the author's way. Set the default of `count` to 50 and compile. There will be a new `counter` and the old one under
the name `old`. Are they copies of each other?

```lab
lab> source
workbench/value-reference.swift
   1  // The defaults that your ValueCounter is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var count: Int = 3
   5  }
lab> source set count 50
workbench/value-reference.swift:4  count: 3 → 50
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
count     10            50
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p counter.count
(Int) 50
lab> p old.count
(Int) 10
lab> p copy.count
(Int) 3
```

```check
lab.rerun // compile the source with rerun
counter.count == 50 // the new counter should begin at 50
lab.ran("p old") || lab.ran("v old") // print old.count
lab.ran("p copy") || lab.ran("v copy") // print copy.count, too
```

### Hint
Look at the file, change the one default, compile.

### Hint
`source set count` and the number, then `rerun`.

### Hint
Type `source`, then `source set count 50`, then `rerun`, then `p counter.count`, then `p old.count`, then `p copy.count`.

### After
Three values, independent of each other: 50 from the new default, 10 in the old instance, 3 in a copy that was made before
anybody counted. With values there is no "but who else has it?"; that peace is why most types in Swift are structs.

## question: single

`var a = ReferenceCounter(count: 1)`, `let b = a`, `b.count = 5`. What does `a.count` say?

- [ ] 1, because `b` is a `let`
  `let` fixes the reference; the object's `var` properties may still change.
- [x] 5
  Right: `a` and `b` lead to one object.
- [ ] It does not compile
  It would not with a struct. With a class the variable `b` itself is not changed.

### After
Ask first: struct or class? Only then look at `let` and `var`.

## question: multiple

Which lines make a copy of the counter's value, given that `counter` is a struct?

- [x] `let saved = counter`
  An assignment copies.
- [x] `list.append(counter)`
  An argument is copied in as well.
- [ ] `counter.increment()`
  It changes the value in its place; nothing else is made.
- [x] `func show(_ counter: ValueCounter)` called with `show(counter)`
  The function gets its own value.

### After
Assignment, argument, element, result: each hands over the value. (The compiler avoids real copying where nobody could
notice.)

## question: short

Which operator asks whether two references lead to the same object?

```answer
===
```

### After
`===`, with three signs. `==` compares contents, if the type says how.

## question: order

`var x = ReferenceCounter(count: 1)`; `let y = x`; `x = ReferenceCounter(count: 1)`; `x.count = 2`. Put in order what happens.

1. An object is made, and `x` leads to it
2. `y` leads to the same object
3. `x` leads to a second object
4. The second object counts 2; `y.count` still says 1

### After
After the third event `x === y` is false, although both counts are 1 at that moment.

## question: single

Two screens must always show the same number of unread messages, and both may change it. What fits?

- [ ] A struct, held by each screen
  Each screen would have its own number, and they would drift apart.
- [x] One object of a class, to which both screens have a reference
  Right: one place, seen by both.
- [ ] A struct that is declared with `let`
  Then neither screen could change it.

### After
Sharing is wanted here, so a class is right. Where sharing is not wanted, a struct saves you from it.

## summary

Words to remember: **struct** and **value type** (assigning copies), **class** and **reference type** (assigning shares),
**reference**, **object**, **identity** with `===`, **equality** with `==`, and once more **mutating**. `let` in front of a
struct fixes the value; in front of an object it fixes only the way to it. To prove sharing, ask `===`, or change through
one name and read through the other. Next comes lesson 5: values that may be missing, values that are one of several
cases, and a compiler that makes sure you have thought of all of them.

"""##,
    chinese: ##"""
---
number: 4
slug: struct-class
title: 结构体与类
needs: 3
minutes: 35
ability: 用“是不是同一个”来证明是复制还是共享。
types: ValueCounter, ReferenceCounter
concepts: value-reference
introduces:
subject: concept.value-reference
---

收件箱里显示未读消息数，屏幕底部的标签栏上也显示。你读完一个会话，一处数字减了，另一处没动。或者正好相反：测试里你拿一份副本“随便试试”，
屏幕上真正的徽标却跟着跳。

这两种 bug 的根子是同一个：有人以为两个名字指的是一样东西，或者以为是两样东西。Swift 对此有明确的回答，而且可以证明：**结构体**会复制，**类**会共享。

## observe: 五个名字

现场里有五个计数器，都停在 3。`counter` 和 `copy` 的类型是 `ValueCounter`，结构体；`object`、`alias` 和 `twin` 的类型是 `ReferenceCounter`，类。
除了 `struct` 和 `class` 这两个词，两个类型几乎一样。`copy` 由 `var copy = counter` 得来，`alias` 由 `let alias = object` 得来。

用 `v` 把它们全看一遍。有三行带着另外两行没有的东西，是什么？其中哪些是相同的？

```lab
lab> v
(TeachingTypes.ValueCounter) counter = (count = 3, step = 1)
(TeachingTypes.ValueCounter) copy = (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) object = 0x0000555555570000 (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) alias = 0x0000555555570000 (count = 3, step = 1)
(TeachingTypes.ReferenceCounter) twin = 0x0000555555570040 (count = 3, step = 1)
```

```check
lab.printed("alias = 0x") // 看看这五个名字
```

### Hint
查看所有局部变量的命令只有一个字母。

### Hint
就是 `v`，后面什么都不写。

### Hint
输入 `v`。

### After
类的那几行有一个地址，例如 `0x0000555555570000`，也就是对象所在的地方。`object` 和 `alias` 的地址*相同*，`twin` 的不同。结构体没有地址：
值就放在变量里。（实验室里的地址是编出来的，好让每次运行都一样；真正的程序里每次都不同。）

## control: 给原来那个加数

把当前实例 `counter` 的 `count` 设成 9。`copy.count` 会是多少？

```lab
lab> predict copy.count == 3
已锁定：copy.count == 3  （下一次修改之后求值）
lab> set count 9
counter.count: 3 → 9
✓ 预测成立：copy.count == 3
lab> p copy.count
(Int) 3
```

```check
lab.predicted // 还没有做预测
counter.count == 9 // 把 counter 设成 9
copy.count == 3 // copy 应该原封不动
lab.printed("(Int) 3") // 之后打印 copy.count
```

### Hint
`var copy = counter` 是一次赋值。结构体赋值时会发生什么？

### Hint
对 `copy.count` 做预测，然后 `set`。

### Hint
依次输入 `predict copy.count == 3`、`set count 9`、`p copy.count`。

### After
还是 3。结构体赋值时复制了值，从那以后各有各的。结构体是**值类型**：就像一个数字，背后没有任何别人能改动的东西。

## predict: 给对象加数

换成类，做同样的事：用 `expr` 把 9 写进 `object.count`。`alias.count` 会是多少？

```lab
lab> predict alias.count == 9
已锁定：alias.count == 9  （下一次修改之后求值）
lab> expr object.count = 9
() $R0 = {}
✓ 预测成立：alias.count == 9
lab> p alias.count
(Int) 9
lab> p twin.count
(Int) 3
```

```check
lab.predicted // 还没有做预测
object.count == 9 // 把 9 写进 object 的 count
lab.printed("(Int) 9") // 打印 alias.count
lab.printed("(Int) 3") // 也打印 twin.count
```

### Hint
比较一下 `v` 显示的地址。

### Hint
对 `alias.count` 做预测，再给 `object.count` 赋值。

### Hint
依次输入 `predict alias.count == 9`、`expr object.count = 9`、`p alias.count`、`p twin.count`。

### After
是 9。对象赋值时，复制的只是**引用**，也就是通向它的路。两个名字，一个对象。类是**引用类型**。`twin` 是另一个对象，虽然创建时数字一样，却还停在 3。

## debugger: 用“同一个”来证明

数字相等说明不了什么，两个对象可能碰巧一样。运算符 `===` 问的才是关键：这两个引用通向*同一个对象*吗？

拿 `object` 和 `alias` 问一次，再拿 `object` 和 `twin` 问一次。

```lab
lab> p object === alias
(Bool) true
lab> p object === twin
(Bool) false
```

```check
lab.printed("(Bool) true") // 用 === 比较 object 和 alias
lab.printed("(Bool) false") // 用 === 比较 object 和 twin
```

### Hint
两个名字之间写三个等号。

### Hint
`p`、名字、`===`、名字，写两遍。

### Hint
依次输入 `p object === alias`、`p object === twin`。

### After
这叫**同一性**。别和 `==` 混淆，那是**相等**，比的是内容。两封内容一样的信是相等的；只有一封信和它自己，才是同一封。

## mistake: 值没有“同一个”

对两个结构体能问同样的问题吗？预测 `counter === copy` 能不能编译，然后试一试。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! p counter === copy
       ˄           ˄
       │           ╰─ error: argument type 'ValueCounter' expected to be an instance of a class or class-constrained type
       ╰─ error: argument type 'ValueCounter' expected to be an instance of a class or class-constrained type
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有做预测
lab.printed("expected to be an instance of a class") // 用 === 比较 counter 和 copy
```

### Hint
什么东西会是“同一个”？值并没有自己的地址。

### Hint
先预测，再写一行和上一步类似的。

### Hint
依次输入 `predict does not compile`、`p counter === copy`。

### After
*Expected to be an instance of a class*（这里应该是类的实例）：对值来说，这个问题没有意义，所以编译不过。世上没有“同一个 3”。想知道两个值是否一致，
就比较里面的内容：`counter.count == copy.count`。

## predict: 对象前面的 let

`alias` 是用 `let` 声明的。第 1 课里，结构体前面的 `let` 禁止改动任何一部分。对象呢？预测 `alias.count = 20` 能不能编译。然后试试让 `alias` 改指 `twin`。

```lab
lab> predict compiles
已锁定：compiles  （与编译器的下一次回答比较）
lab> expr alias.count = 20
() $R1 = {}
✓ 预测成立：compiles
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr alias = twin
          ˄˜˜˜˜
          ╰─ error: cannot assign to value: 'alias' is immutable
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有做预测
object.count == 20 // 把 20 写进 alias.count
lab.printed("'alias' is immutable") // 试着让 alias 改指 twin
```

### Hint
变量 `alias` 里放的是什么：计数器，还是通向它的路？

### Hint
两次预测，两行 `expr`；第一行改属性，第二行改变量。

### Hint
依次输入 `predict compiles`、`expr alias.count = 20`、`predict does not compile`、`expr alias = twin`。

### After
变量里放的是引用，`let` 固定的也是引用：`alias` 永远通向这个对象。对象本身在别处，可以变。而结构体的值*就*在变量里，所以 `let` 把一切都固定住了。

## observe: 谁需要 mutating

对 `counter` 和 `alias` 各调用一次 `increment()`。然后查看两个类型，比较 `increment` 那一行。

```lab
lab> call counter.increment()
() $R2 = {}
lab> call alias.increment()
() $R3 = {}
lab> type lookup ValueCounter
Swift Reflection Metadata:
(struct TeachingTypes.ValueCounter)
Source code info:
struct ValueCounter {
  var count: Swift.Int
  let step: Swift.Int
  mutating func increment()
  func advanced(by steps: Swift.Int) -> TeachingTypes.ValueCounter
  init(count: Swift.Int = 0, step: Swift.Int = 1)
}
lab> type lookup ReferenceCounter
Swift Reflection Metadata:
(class TeachingTypes.ReferenceCounter)
Source code info:
class ReferenceCounter {
  var count: Swift.Int
  let step: Swift.Int
  func increment()
  init(count: Swift.Int = 0, step: Swift.Int = 1)
  deinit
}
```

```check
counter.count >= 10 // 让 counter 加一步
object.count >= 21 // 让 alias 加一步
lab.printed("mutating func increment()") // 查看 ValueCounter
lab.printed("class ReferenceCounter") // 查看 ReferenceCounter
```

### Hint
两次调用，两次查看。

### Hint
`call` 加名字、点号、`increment()`；`type lookup` 加类型名。

### Hint
依次输入 `call counter.increment()`、`call alias.increment()`、`type lookup ValueCounter`、`type lookup ReferenceCounter`。

### After
结构体的方法带 `mutating`：它改的是点号前面的值，所以前面必须是 `var`。类的方法不带：它沿着引用过去改对象，点号前面的变量没变。所以对 `let` 声明的 `alias`
也能调用。

## debugger: 给名字换一条路

`object` 是 `var`。让它改指 `twin`，看看别的名字会怎样。旧对象没了吗？

```lab
lab> predict object === twin
已锁定：object === twin  （下一次修改之后求值）
lab> expr object = twin
() $R4 = {}
✓ 预测成立：object === twin
lab> p object === alias
(Bool) false
lab> p alias.count
(Int) 21
```

```check
object === twin // 让 object 改指 twin
lab.printed("(Bool) false") // 问一问 object 和 alias 还是不是同一个
lab.ran("p alias.count") || lab.ran("v") // 之后看看 alias.count
```

### Hint
直接给变量赋值，不带点号。

### Hint
`expr object = ` 加另一个名字，再用 `p` 提问。

### Hint
依次输入 `predict object === twin`、`expr object = twin`、`p object === alias`、`p alias.count`。

### After
这次赋值改的是*变量*，没有碰任何对象。旧对象还在，因为 `alias` 通向它。最后一个引用放手时，对象会立刻被释放——那是第 6 课的内容。

## predict: 数组里的副本

数组是结构体。把 `counter` 放进去两次，里面的元素会怎样？把一个对象放进去两次呢？在调试器里，以 `$` 开头的名字会一直保留到后面几行。

用两个 counter 做成 `$list`，用两次 `alias` 做成 `$shelf`。改动各自的第一个元素，看第二个。

```lab
lab> expr var $list = [counter, counter]
lab> expr $list[0].count = 100
() $R5 = {}
lab> p $list[1].count
(Int) 10
lab> expr let $shelf = [alias, alias]
lab> predict alias.count == 100
已锁定：alias.count == 100  （下一次修改之后求值）
lab> expr $shelf[0].count = 100
() $R6 = {}
✓ 预测成立：alias.count == 100
lab> p $shelf[1].count
(Int) 100
```

```check
lab.ran("expr var $list") || lab.ran("expr let $list") // 用两个 counter 做成 $list
lab.ran("p $list") // 看看列表里的第二个计数器
alias.count == 100 // 把 100 写进 $shelf 的第一个元素
lab.ran("p $shelf") // 看看 $shelf 的第二个元素
```

### Hint
方括号做出数组；方括号里的数字指出第几个元素，从 0 数起。

### Hint
`expr var $list = [counter, counter]`，再用 `let $shelf` 和 `alias` 写一遍。

### Hint
依次输入 `expr var $list = [counter, counter]`、`expr $list[0].count = 100`、`p $list[1].count`、`expr let $shelf = [alias, alias]`、
`predict alias.count == 100`、`expr $shelf[0].count = 100`、`p $shelf[1].count`。

### After
列表里的两个结构体是两个值：100 和 10。同一个对象放两次还是一个对象：100 和 100。另外，`$shelf` 是 `let`：数组不能变，里面的对象可以变。

## explain: 交给别人

赋值是怎样，传参就是怎样。这一课的实验把一个结构体和一个对象交给函数去加数。执行之前想一想：哪一个会在调用者那里变了样？

```lab
lab> predict the object
已锁定：the object  （按原话保留）
lab> run value-reference
concept.value-reference
  1. 函数把结构体加一  4
  2. 调用者手里的结构体还是 3：传进去的是副本  ✓
  3. 对对象做同样的事  4
  4. 调用者手里的对象变成 4：传进去的是同一个  ✓
  5. 数组里的两个结构体各走各的  [4, 3]
  6. 同一个对象放进数组两次仍是一个  [5, 5]
  7. shelf[0] === shelf[1] 成立  ✓
target-evidence:concept.value-reference  swift
你的预测是：the object
```

```check
lab.ran("run") // 执行实验 value-reference
lab.printed("target-evidence:concept.value-reference") // 要执行的是实验 value-reference
```

### Hint
传参算不算一种赋值？

### Hint
`run` 加这一课概念的名字。

### Hint
依次输入 `predict the object`、`run value-reference`。

### After
传进去的结构体是副本，函数数的是自己那份；对象是共享的，调用者那里变成了 4。所以，接收结构体的函数不会让调用者意外，接收对象的函数就难说了。
*是什么*的东西（草稿、日期、状态）用结构体；*住在某处*的东西（界面、连接、缓存）用类。

## source: 新的计数器

最后用作者的办法。把 `count` 的默认值改成 50 并编译。会有一个新的 `counter`，旧的名叫 `old`。它们互为副本吗？

```lab
lab> source
workbench/value-reference.swift
   1  // The defaults that your ValueCounter is made with. Change a value, then type: rerun
   2  
   3  struct Defaults {
   4    var count: Int = 3
   5  }
lab> source set count 50
workbench/value-reference.swift:4  count: 3 → 50
输入 rerun 编译并创建新实例。
lab> rerun
属性   旧实例  新实例
─────  ──────  ──────
count  10      50
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p counter.count
(Int) 50
lab> p old.count
(Int) 10
lab> p copy.count
(Int) 3
```

```check
lab.rerun // 用 rerun 编译源文件
counter.count == 50 // 新的 counter 应该从 50 开始
lab.ran("p old") || lab.ran("v old") // 打印 old.count
lab.ran("p copy") || lab.ran("v copy") // 也打印 copy.count
```

### Hint
看文件，改那一个默认值，编译。

### Hint
`source set count` 加数字，然后 `rerun`。

### Hint
依次输入 `source`、`source set count 50`、`rerun`、`p counter.count`、`p old.count`、`p copy.count`。

### After
三个值互不相干：新的来自新默认值，是 50；旧实例里是 10；副本里是 3，它是在谁都还没加数时复制的。用值的时候，永远不必问“还有谁拿着它”。
正是图这份清静，Swift 里的类型大多是结构体。

## question: single

`var a = ReferenceCounter(count: 1)`，`let b = a`，`b.count = 5`。`a.count` 是多少？

- [ ] 1，因为 `b` 是 `let`
  `let` 固定的是引用，对象的 `var` 属性照样能变。
- [x] 5
  对：`a` 和 `b` 通向同一个对象。
- [ ] 编译不过
  换成结构体才会这样；对类来说，变量 `b` 本身并没有变。

### After
先问是结构体还是类，再看 `let` 和 `var`。

## question: multiple

`counter` 是结构体。下面哪些会复制它的值？

- [x] `let saved = counter`
  赋值会复制。
- [x] `list.append(counter)`
  传参同样会复制。
- [ ] `counter.increment()`
  在原地改动这个值，没有产生别的值。
- [x] 有 `func show(_ counter: ValueCounter)`，调用 `show(counter)`
  函数得到自己的一份。

### After
赋值、传参、放进数组、作为结果返回，交出去的都是值。（在谁也察觉不到的地方，编译器会省掉真正的复制。）

## question: short

哪个运算符问的是“两个引用是否通向同一个对象”？

```answer
===
```

### After
`===`，三个等号。`==` 比较的是内容，前提是类型规定了怎么比。

## question: order

`var x = ReferenceCounter(count: 1)`；`let y = x`；`x = ReferenceCounter(count: 1)`；`x.count = 2`。按先后排列发生的事。

1. 造出一个对象，`x` 通向它
2. `y` 通向同一个对象
3. `x` 改为通向第二个对象
4. 第二个对象数到 2，`y.count` 仍是 1

### After
第三件事之后 `x === y` 是 false，尽管那一刻两边的 count 都是 1。

## question: single

两个界面必须始终显示同样的未读数，而且都能改它。该用什么？

- [ ] 每个界面各存一个结构体
  那样各有各的数，会越差越远。
- [x] 一个类的对象，两个界面都持有它的引用
  对：一个地方，两边都看得到。
- [ ] 一个用 `let` 声明的结构体
  那样谁也改不了。

### After
这里要的就是共享，所以用类。不想共享的时候，结构体正好替你挡住它。

## summary

要记住的词：**结构体**与**值类型**（赋值会复制）、**类**与**引用类型**（赋值会共享）、**引用**、**对象**、用 `===` 判断的**同一性**、用 `==` 判断的**相等**，
还有再次出现的 **mutating**。结构体前面的 `let` 固定的是值，对象前面的 `let` 固定的只是通向它的路。要证明共享，就用 `===` 问，或者用一个名字改、用另一个名字读。
接下来是第 5 课：可能没有的值、几种情况取其一的值，还有一个确保你每种情况都想到的编译器。

"""##)

  private static let lesson05 = LessonLibrary.Source(
    folder: "05-optional-enum",
    english: ##"""
---
number: 5
slug: optional-enum
title: Optional, enum and switch
needs: 1
minutes: 40
ability: Handle every state of a message exhaustively, the missing value included.
types: Optional, DeliveryState
concepts: switch-exhaustiveness
introduces: use, v, p, predict, expr, set, run, source, rerun
subject: type.Optional
---

A bubble in the chat shows a small mark: a clock, a tick, an exclamation mark. One day it shows a tick for a message that
the server never got. Somebody had forgotten one state. Another day the app crashes for everyone without a nickname:
somebody had forgotten that there may be none.

Both bugs are about a case that nobody thought of. Swift can think of it for you, if you put the cases into the type. In
this lesson you meet the type that may be empty, a type with exactly five values, and the statement that forgets nothing.

## observe: Three boxes

The function that shows a message's status is paused. Look at its variables. Each type ends with a question mark: `String?`
means "a String, or nothing". Such a type is called an *optional*, and nothing is written `nil`.

```lab
lab> v
(Messenger.MessageDraft?) reply = (conversation = "trail", text = "See you at 8:30")
(String?) nickname = nil
(String?) serverID = "srv-17"
```

```check
lab.printed("nickname = nil") // look at the variables
```

### Hint
You know the command that lists the variables of the paused function.

### Hint
It is one letter long.

### Hint
Type `v`

### After
`nickname` holds nothing, `serverID` holds a text, `reply` holds a whole draft. Think of a gift box: you cannot use what is
inside before you have opened it, and it may be empty.

## mistake: As if it were there

How many characters has the nickname? For a plain String you would ask `count`. Do it on purpose although the type says
`String?`: predict what Swift says, then try.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! p nickname.count
       ˄
       ╰─ error: value of optional type 'Optional<String>' must be unwrapped to refer to member 'count' of wrapped base type 'String'
       ╰─ note: chain the optional using '?' to access member 'count' only for non-'nil' base values
       ╰─ note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
lab.printed("must be unwrapped") // ask the unopened box for its count
```

### Hint
The question mark in the type is part of the type.

### Hint
Predict, then `p` with a dot and `count`.

### Hint
Type `predict does not compile` and then `p nickname.count`

### After
*Must be unwrapped* means: open the box first. The compiler says it before the program runs. In a language without
optionals the same line would compile, work for Mei, who has a nickname, and crash for Oskar, who has none.

## debugger: Three ways to open it

`?.` opens the box if there is something in it, and gives up quietly if not. `??` puts a substitute in the place of
nothing. `!` opens it by force.

Try all three, the last one on `serverID`, which is not empty. Look at the type in front of each answer: which of them is
still an optional?

```lab
lab> p nickname?.count
(Int?) nil
lab> p nickname ?? "Mina"
(String) "Mina"
lab> p serverID!.count
(Int) 6
```

```check
lab.printed("(Int?) nil") // ask with ?. for the nickname's count
lab.printed("(String) \"Mina\"") // give a substitute with ??
lab.printed("(Int) 6") // open serverID with ! and ask for its count
```

### Hint
All three are questions with `p`.

### Hint
`?.` and `!.` stand before `count`; `??` stands between the optional and the substitute.

### Hint
Type `p nickname?.count` then `p nickname ?? "Mina"` then `p serverID!.count`

### After
`?.` answered with an `Int?`: nothing in, nothing out. `??` answered with a plain `String`, because with a substitute there
is always a text. `!` answered with a plain `Int`, for now.

## predict: Put something in

A box that was empty can be filled. Predict that `nickname` will be "Jo", assign it, and ask the same question again.
Swift wraps the text by itself; you need not write anything special.

```lab
lab> predict nickname == "Jo"
Locked: nickname == "Jo"  (evaluated after the next change)
lab> expr nickname = "Jo"
() $R0 = {}
✓ prediction met: nickname == "Jo"
lab> p nickname ?? "Mina"
(String) "Jo"
```

```check
lab.predicted // a prediction is still missing
nickname == "Jo" // the nickname should be Jo
lab.printed("(String) \"Jo\"") // ask once more with ??
```

### Hint
An assignment, as in lesson 1.

### Hint
`predict` with two equals signs, `expr` with one, then the `p` line from before.

### Hint
Type `predict nickname == "Jo"` then `expr nickname = "Jo"` then `p nickname ?? "Mina"`

### After
The substitute is used only when there is nothing. The type of `nickname` is still `String?`: it may become `nil` again in
the next line.

## mistake: By force

And it does. Empty the box with `expr nickname = nil`, then open it by force. This is the one line in this lesson that would end
a real app, so make it here, where it costs nothing, and read what the program says when it dies.

```lab
lab> expr nickname = nil
() $R1 = {}
lab! p nickname!
__lldb_expr_14/<EXPR>:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
```

```check
nickname == nil // empty the box first
lab.printed("Unexpectedly found nil") // then open it with !
```

### Hint
`nil` is assigned like any value.

### Hint
First `expr`, then `p` with an exclamation mark behind the name.

### Hint
Type `expr nickname = nil` then `p nickname!`

### After
*Unexpectedly found nil while unwrapping an Optional value* is the best-known crash in Swift. The compiler did not complain,
because `!` says: trust me. Use it only where nothing would be a bug of your own; everywhere else answer the question.

## debugger: An error that becomes nothing

A function that can fail says `throws`, and whoever calls it writes `try`. `validate()` throws when a draft has no text.
Give the reply a text of blanks and call it with `try?`: the question mark turns an error into `nil`.

```lab
lab> expr reply!.text = "   "
() $R2 = {}
lab> p (try? reply!.validate()) == nil
(Bool) true
```

```check
reply!.isEmpty // the reply's text should be blank
lab.printed("(Bool) true") // ask whether validate() failed, with try?
```

### Hint
`reply` is an optional too; there is a draft inside, so `!` is safe here.

### Hint
`expr` for the text, then `p` with `try?` in parentheses and a comparison with nil.

### Hint
Type `expr reply!.text = "   "` then `p (try? reply!.validate()) == nil`

### After
`try?` asks only whether it worked. Why it failed is lost; lesson 9 shows how to keep the reason. You have now seen the
question mark in three places: in a type, in a chain and behind `try`. It always means the same: there may be nothing.

## observe: Exactly five values

Now the mark in the bubble. A message's state is not a text and not two Bools; it is an *enum*: a type with a fixed list of
values, its *cases*. Open the card's frame, look around, and ask how many there are and whether `queued` may become `sent`.

```lab
lab> use DeliveryState
Current instance: state  (DeliveryState)
In this frame: state, theirs, history
lab> v
(Messenger.DeliveryState) state = queued
(Messenger.DeliveryState) theirs = received
([Messenger.DeliveryState]) history = 1 value {
  [0] = queued
}
lab> p DeliveryState.allCases.count
(Int) 5
lab> p state.successors.contains(.sending)
(Bool) true
```

```check
lab.printed("(Int) 5") // ask how many cases there are
lab.printed("(Bool) true") // ask whether sending may follow queued
```

### Hint
`use` opens the frame of a card.

### Hint
`allCases` belongs to the type, `successors` to the value `state`.

### Hint
Type `use DeliveryState` then `v` then `p DeliveryState.allCases.count` then `p state.successors.contains(.sending)`

### After
Where the type is known, a case is written with a dot alone: `.sending`. There is no sixth value, no misspelt one and no "a bit
sent". An optional is an enum too: its cases are `.some` and `.none`.

## mistake: A gap

The bubble needs a mark for each state. Write a `switch` and forget `failed`, as the author of the bug did. Then write it
once more without the gap. `case` lists values, and what stands behind the colon runs for them.

```lab
lab> expr state = .failed
() $R0 = {}
lab! expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick") }
          ˄
          ╰─ error: switch must be exhaustive
          ╰─ note: add missing case: '.failed'
lab> expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick"); case .failed: print("!") }
!
```

```check
state == .failed // the state should be failed
lab.printed("switch must be exhaustive") // leave failed out once, on purpose
lab.ran("expr switch") // then write the switch with all five states
```

### Hint
Three lines: an assignment, a switch with four states, a switch with five.

### Hint
The two switches are the same but for `case .failed: print("!")` at the end.

### Hint
Type `expr state = .failed` then `expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick") }` then `expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick"); case .failed: print("!") }`

### After
*Exhaustive* means: every possible value has a branch. The gap was found although the state is `failed` only today and only
here: the compiler looks at the type, never at luck. That is how the wrong tick would have been found before it shipped.

## debugger: Cases that carry something

A case may carry values of its own. An attachment is a photo with a width and a height, a voice note with its seconds, or a
file with a name. `row.title` is made by a `switch` that takes those values out.

Print the title, put a voice note of 45 seconds in, and print it again.

```lab
lab> use switch-exhaustiveness
Current instance: row  (switch-exhaustiveness)
In this frame: row, attachment, empty
Controls: set attachment | caption | isCompact | autoplayLimit … ('set' lists
  all)
lab> p row.title
(String) "photo 1200 × 800"
lab> expr row.attachment = .voice(seconds: 45)
() $R0 = {}
lab> p row.title
(String) "voice 45 s"
```

```check
lab.printed("photo 1200") // print the title of the photo
row.title == "voice 45 s" // attach a voice note of 45 seconds
lab.printed("voice 45 s") // print the title again
```

### Hint
Open the frame of the concept that this lesson is about.

### Hint
`use` with the concept's name, then `p`, `expr` and `p`. The values stand in parentheses behind the case.

### Hint
Type `use switch-exhaustiveness` then `p row.title` then `expr row.attachment = .voice(seconds: 45)` then `p row.title`

### After
These are *associated values*. A photo has no seconds and a voice note has no width, so there is no field that would have to
be empty. In the source the branch reads `case .voice(let seconds): "voice \(seconds) s"`.

## control: A condition in a branch

A short voice note plays by itself: up to `autoplayLimit` seconds. The limit is 30, the note has 45. Predict that it will play
by itself once the control says 60, then set it.

```lab
lab> p row.playsByItself
(Bool) false
lab> predict row.playsByItself
Locked: row.playsByItself  (evaluated after the next change)
lab> set autoplayLimit 60
row.autoplayLimit: 30 → 60
✓ prediction met: row.playsByItself
```

```check
lab.predicted // a prediction is still missing
row.autoplayLimit == 60 // the limit should be 60 seconds
row.playsByItself // the note should play by itself
```

### Hint
A prediction may be any condition that is true afterwards.

### Hint
`predict` with the Bool property alone, then `set` with the limit.

### Hint
Type `p row.playsByItself` then `predict row.playsByItself` then `set autoplayLimit 60`

### After
The `switch` decided which case it is, and only then looked at the seconds. For `.photo`, `.file` and `nil` the answer is one
shared branch: `case .photo, .file, nil: false`. Nothing is left out, and nothing is called `default`.

## source: Another limit for new rows

The product owner wants 10 seconds. Changing the row in front of you changes no other row. Change the default in the source
file, compile it, and compare the old row with the new one.

```lab
lab> source set autoplayLimit 10
workbench/switch-exhaustiveness.swift:6  autoplayLimit: 30 → 10
'rerun' compiles it and makes a new instance.
lab> rerun
property       old instance  new instance
─────────────  ────────────  ────────────
autoplayLimit  60            10
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p row.autoplayLimit
(Int) 10
```

```check
lab.source("autoplayLimit") == "10" // the source should say 10
lab.rerun // compile it and make a new row
row.autoplayLimit == 10 // the new row should have the new limit
lab.printed("(Int) 10") // print the limit of the new row
```

### Hint
As in lesson 1: the file first, then a new run.

### Hint
`source set` with name and value, then `rerun`, then `p`.

### Hint
Type `source set autoplayLimit 10` then `rerun` then `p row.autoplayLimit`

### After
The new row has no attachment: its default is `nil`, an optional that begins empty. That is why every `switch` over it had to
have a branch for `nil` from the first day.

## explain: The real compiler's opinion

Run the experiment. It puts three programs to `swiftc`: one that covers everything, one with a gap, and one that hides the
gap behind `default`. Before you look: which of them compile? And which of them would you want a colleague to write?

```lab
lab> run switch-exhaustiveness
concept.switch-exhaustiveness
  1. the photo's case is chosen, its payload bound  photo 1200 × 800
  2. another case, another branch  voice 45 s
  3. nil is a case to cover as well  no attachment
  4. all four states covered  ✓ swiftc
  5. `failed` forgotten  swiftc: error: switch must be exhaustive
  6. the gap hidden behind `default`  ✓ swiftc
  7. only the gap is refused  ✓
target-evidence:concept.switch-exhaustiveness  swift
```

```check
lab.ran("run switch-exhaustiveness") // run the experiment
```

### Hint
Each concept has an experiment of the same name.

### Hint
`run`, then the concept's name.

### Hint
Type `run switch-exhaustiveness`

### After
The third program compiles, and it is the bug from the beginning: `failed` falls into `default` and gets a tick. Over an enum of your
own, list the cases. Then a state that is added next year is reported at every place that must decide about it.

## question: single

`nickname` is `nil`. What does `nickname?.count ?? 0` give?

- [ ] nil
  The chain alone is nil, but `??` puts a substitute in its place.
- [x] 0
  `?.` gives up with nil, then `??` supplies 0.
- [ ] a crash
  Only `!` ends the program when there is nothing.

### After
The result is a plain Int: after `??` there is always a value.

## question: multiple

Which lines handle a missing value without a crash?

- [x] `if let name = nickname { show(name) }`
  Runs only with a value, and `name` is a plain String.
- [ ] `show(nickname!)`
  It opens by force and ends the program when there is nothing.
- [x] `show(nickname ?? "Mina")`
  The substitute covers the empty case.
- [x] `nickname.map { show($0) }`
  `map` calls its closure only when there is something.

### After
Three of them answer the question "and if there is nothing?"; one refuses to hear it.

## question: order

Bring into order what happens when a developer adds a case to an enum.

1. the case is written into the enum
2. the compiler reports every switch that has a gap
3. the developer decides what each place should do
4. the program compiles again

### After
The reports are a list of work to do, made by the compiler, on the day of the change.

## question: single

Why is an enum better than two Bools `isSent` and `hasFailed`?

- [ ] It needs less memory.
  It does, but one byte is no reason.
- [x] It has exactly the states that exist.
  Two Bools allow "sent and failed", and have no place for "queued".
- [ ] It can be changed later.
  Both can; the enum makes the change visible at every switch.

### After
Make the nonsense impossible to write, and nobody has to check for it.

## question: short

Which word, used in a switch over your own enum, keeps the compiler quiet about a case that was added later?

```answer
default
default:
```

### After
`default` takes every case that is not listed, also the ones that do not exist yet.

## summary

An **optional** (`T?`) holds a value or **nil**; it is opened by **optional chaining** (`?.`), by **`??`**, by `if let`, or by force
(`!`). An **enum** has a fixed list of **cases**, which may carry **associated values**. A **switch** must be **exhaustive**;
`default` gives that help away. `try?` turns an error into nil.

Next: lesson 6 asks who is told when something happens, and who keeps whom alive: protocols, closures and ARC.

"""##,
    chinese: ##"""
---
number: 5
slug: optional-enum
title: 可选值、枚举与 switch
needs: 1
minutes: 40
ability: 无遗漏地处理消息的每一种状态，包括“没有值”。
types: Optional, DeliveryState
concepts: switch-exhaustiveness
introduces: use, v, p, predict, expr, set, run, source, rerun
subject: type.Optional
---

聊天气泡角上有个小标记：钟表、对勾或感叹号。有一天，一条服务器根本没收到的消息显示了对勾——写代码的人漏了一种状态。还有一天，凡是没设昵称的用户一打开就闪退——写代码的人没想到昵称可以没有。

两个毛病都出在“没人想到的情况”。只要把情况写进类型，Swift 就会替你想着。这一课你会认识一个可以为空的类型、一个不多不少只有五个值的类型，以及一个什么都不会漏的语句。

## observe: 三个盒子

程序停在显示消息状态的函数里。看看它的变量：每个类型后面都有问号。`String?` 的意思是“一个 String，或者什么都没有”，这种类型叫*可选值*，什么都没有写作 `nil`。

```lab
lab> v
(Messenger.MessageDraft?) reply = (conversation = "trail", text = "See you at 8:30")
(String?) nickname = nil
(String?) serverID = "srv-17"
```

```check
lab.printed("nickname = nil") // 先看看有哪些变量
```

### Hint
列出当前函数变量的命令，你已经会了。

### Hint
它只有一个字母。

### Hint
输入 `v`

### After
`nickname` 里什么都没有，`serverID` 里是一段文字，`reply` 里是一整份草稿。就像礼物盒：没打开之前，里面的东西用不了，而且可能是空的。

## mistake: 当它一定有

昵称有几个字符？如果是普通的 String，问 `count` 就行。明知类型是 `String?`，也故意这么写一次：先预测 Swift 的反应，再动手。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! p nickname.count
       ˄
       ╰─ error: value of optional type 'Optional<String>' must be unwrapped to refer to member 'count' of wrapped base type 'String'
       ╰─ note: chain the optional using '?' to access member 'count' only for non-'nil' base values
       ╰─ note: force-unwrap using '!' to abort execution if the optional value contains 'nil'
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有锁定预测
lab.printed("must be unwrapped") // 不开盒子，直接问它的 count
```

### Hint
问号是类型的一部分。

### Hint
先预测，再用 `p` 加点号和 `count`。

### Hint
先输入 `predict does not compile` 再输入 `p nickname.count`

### After
*must be unwrapped* 的意思是：先把盒子打开。程序还没运行，编译器就说了。换成没有可选值的语言，同一行能通过，在有昵称的小梅那里正常，到没昵称的奥斯卡那里就闪退。

## debugger: 三种打开方式

`?.`：里面有就继续，没有就安静地放弃。`??`：没有的时候拿另一个值顶上。`!`：强行打开。

三种都试试，最后一种用在不空的 `serverID` 上。留意每个回答前面的类型：哪一个还是可选值？

```lab
lab> p nickname?.count
(Int?) nil
lab> p nickname ?? "Mina"
(String) "Mina"
lab> p serverID!.count
(Int) 6
```

```check
lab.printed("(Int?) nil") // 用 ?. 问昵称的 count
lab.printed("(String) \"Mina\"") // 用 ?? 给一个替代值
lab.printed("(Int) 6") // 用 ! 打开 serverID，问它的 count
```

### Hint
三行都是用 `p` 提问。

### Hint
`?.` 和 `!.` 写在 `count` 前面；`??` 写在可选值和替代值之间。

### Hint
依次输入 `p nickname?.count` 和 `p nickname ?? "Mina"` 和 `p serverID!.count`

### After
`?.` 得到 `Int?`：进去是空，出来也是空。`??` 得到普通的 `String`，因为有了替代值就一定有文字。`!` 得到普通的 `Int`——这次运气好。

## predict: 放点东西进去

空盒子可以装进东西。先预测 `nickname` 会变成 "Jo"，再赋值，然后把刚才的问题重新问一遍。包装由 Swift 自动完成，不用写什么特别的。

```lab
lab> predict nickname == "Jo"
已锁定：nickname == "Jo"  （下一次修改之后求值）
lab> expr nickname = "Jo"
() $R0 = {}
✓ 预测成立：nickname == "Jo"
lab> p nickname ?? "Mina"
(String) "Jo"
```

```check
lab.predicted // 还没有锁定预测
nickname == "Jo" // 昵称应该是 Jo
lab.printed("(String) \"Jo\"") // 再用 ?? 问一次
```

### Hint
就是第 1 课那样的赋值。

### Hint
`predict` 用两个等号，`expr` 用一个，最后是刚才那行 `p`。

### Hint
依次输入 `predict nickname == "Jo"` 和 `expr nickname = "Jo"` 和 `p nickname ?? "Mina"`

### After
只有空的时候才会用到替代值。`nickname` 的类型仍是 `String?`，下一行它完全可能又变回 `nil`。

## mistake: 强行打开

它果然变回去了。用 `expr nickname = nil` 把盒子倒空，再强行打开。真的 App 走到这一行就没了，所以在这里走一次最划算；好好读一读程序临终时说了什么。

```lab
lab> expr nickname = nil
() $R1 = {}
lab! p nickname!
__lldb_expr_14/<EXPR>:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
```

```check
nickname == nil // 先把盒子倒空
lab.printed("Unexpectedly found nil") // 再用 ! 强行打开
```

### Hint
`nil` 和别的值一样可以赋。

### Hint
先 `expr`，再用 `p`，名字后面加感叹号。

### Hint
先输入 `expr nickname = nil` 再输入 `p nickname!`

### After
*Unexpectedly found nil while unwrapping an Optional value*，这是 Swift 里最出名的崩溃。编译器没有拦，因为 `!` 的意思是“相信我”。只有当“没有值”本身就是你的错误时才用它；其他地方，请正面回答那个问题。

## debugger: 错误变成“没有”

会失败的函数标着 `throws`，调用它要写 `try`。草稿没有内容时 `validate()` 会抛出错误。把回复改成一串空格，再用 `try?` 调用：这个问号会把错误变成 `nil`。

```lab
lab> expr reply!.text = "   "
() $R2 = {}
lab> p (try? reply!.validate()) == nil
(Bool) true
```

```check
reply!.isEmpty // 回复的文字应该是空白
lab.printed("(Bool) true") // 用 try? 问 validate() 是否失败
```

### Hint
`reply` 也是可选值；里面确实有草稿，这里用 `!` 没问题。

### Hint
`expr` 改文字；`p` 后面把 `try?` 放进括号，再和 nil 比较。

### Hint
依次输入 `expr reply!.text = "   "` 和 `p (try? reply!.validate()) == nil`

### After
`try?` 只关心成没成，失败的原因丢掉了；怎么留住原因，第 9 课再讲。同一个问号你已经见过三处：类型后面、链条中间、`try` 后面。意思始终一样：可能没有。

## observe: 不多不少五个值

回到气泡上的标记。消息的状态不是一段文字，也不是两个 Bool，而是*枚举*：值的清单是固定的，每个值叫一个*成员*。打开它的现场看一看，问问一共有几个，`queued` 之后能不能是 `sending`。

```lab
lab> use DeliveryState
当前实例：state  (DeliveryState)
现场里的变量：state, theirs, history
lab> v
(Messenger.DeliveryState) state = queued
(Messenger.DeliveryState) theirs = received
([Messenger.DeliveryState]) history = 1 value {
  [0] = queued
}
lab> p DeliveryState.allCases.count
(Int) 5
lab> p state.successors.contains(.sending)
(Bool) true
```

```check
lab.printed("(Int) 5") // 问一共有几个成员
lab.printed("(Bool) true") // 问 queued 之后能不能是 sending
```

### Hint
`use` 打开一张卡片的现场。

### Hint
`allCases` 问类型，`successors` 问 `state` 这个值。

### Hint
依次输入 `use DeliveryState` 和 `v` 和 `p DeliveryState.allCases.count` 和 `p state.successors.contains(.sending)`

### After
类型已知的地方，成员只写一个点：`.sending`。没有第六个值，不会拼错，也没有“发了一点点”。其实可选值也是枚举，两个成员叫 `.some` 和 `.none`。

## mistake: 留个缺口

气泡要为每种状态配一个标记。写一个 `switch`，像那位作者一样漏掉 `failed`；然后补上缺口再写一遍。`case` 后面列出值，冒号后面是遇到它们时要做的事。

```lab
lab> expr state = .failed
() $R0 = {}
lab! expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick") }
          ˄
          ╰─ error: switch must be exhaustive
          ╰─ note: add missing case: '.failed'
lab> expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick"); case .failed: print("!") }
!
```

```check
state == .failed // 状态应该是 failed
lab.printed("switch must be exhaustive") // 故意漏掉一次 failed
lab.ran("expr switch") // 再写出五种状态齐全的 switch
```

### Hint
三行：一次赋值，一个只写四种状态的 switch，一个写全五种的 switch。

### Hint
两个 switch 只差末尾的 `case .failed: print("!")`。

### Hint
依次输入 `expr state = .failed` 和 `expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick") }` 和 `expr switch state { case .queued, .sending: print("clock"); case .sent, .received: print("tick"); case .failed: print("!") }`

### After
*exhaustive* 就是“一个不漏”：每个可能的值都有分支。编译器看的是类型，不靠运气，并不管状态今天恰好是什么。要是当初这么写，那个错误的对勾根本上不了线。

## debugger: 带着东西的成员

成员还可以自带数据：附件可以是带宽高的照片、带秒数的语音，或者带名字的文件。`row.title` 就是一个 `switch` 把这些数据取出来拼成的。

打印标题，换成一段 45 秒的语音，再打印一次。

```lab
lab> use switch-exhaustiveness
当前实例：row  (switch-exhaustiveness)
现场里的变量：row, attachment, empty
可调属性：set attachment | caption | isCompact | autoplayLimit ……（输入 set 查看
  全部）
lab> p row.title
(String) "photo 1200 × 800"
lab> expr row.attachment = .voice(seconds: 45)
() $R0 = {}
lab> p row.title
(String) "voice 45 s"
```

```check
lab.printed("photo 1200") // 打印照片的标题
row.title == "voice 45 s" // 附件应该是 45 秒的语音
lab.printed("voice 45 s") // 再打印一次标题
```

### Hint
打开这一课所讲概念的现场。

### Hint
`use` 加概念名，然后是 `p`、`expr`、`p`。数据写在成员后面的括号里。

### Hint
依次输入 `use switch-exhaustiveness` 和 `p row.title` 和 `expr row.attachment = .voice(seconds: 45)` 和 `p row.title`

### After
这叫*关联值*。照片没有秒数，语音没有宽度，于是不会有必须空着的字段。源码里那个分支写的是 `case .voice(let seconds): "voice \(seconds) s"`。

## control: 分支里的条件

短语音会自动播放，上限是 `autoplayLimit` 秒。上限 30，这段有 45。先预测：控件调到 60 之后它会自动播放；然后去调。

```lab
lab> p row.playsByItself
(Bool) false
lab> predict row.playsByItself
已锁定：row.playsByItself  （下一次修改之后求值）
lab> set autoplayLimit 60
row.autoplayLimit: 30 → 60
✓ 预测成立：row.playsByItself
```

```check
lab.predicted // 还没有锁定预测
row.autoplayLimit == 60 // 上限应该是 60 秒
row.playsByItself // 这段语音应该会自动播放
```

### Hint
预测可以是任何“之后会成立”的条件。

### Hint
`predict` 后面直接写那个 Bool 属性；`set` 后面写上限。

### Hint
依次输入 `p row.playsByItself` 和 `predict row.playsByItself` 和 `set autoplayLimit 60`

### After
`switch` 先分清是哪个成员，再看秒数。`.photo`、`.file` 和 `nil` 共用一个分支：`case .photo, .file, nil: false`。一个都没漏，也没有哪个叫 `default`。

## source: 新的行用新的上限

产品经理说上限要 10 秒。改眼前这一行，影响不到别的行。去源码里改默认值，编译，再比较新旧两行。

```lab
lab> source set autoplayLimit 10
workbench/switch-exhaustiveness.swift:6  autoplayLimit: 30 → 10
输入 rerun 编译并创建新实例。
lab> rerun
属性           旧实例  新实例
─────────────  ──────  ──────
autoplayLimit  60      10
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p row.autoplayLimit
(Int) 10
```

```check
lab.source("autoplayLimit") == "10" // 源码里应该写着 10
lab.rerun // 编译，做出新的一行
row.autoplayLimit == 10 // 新的一行应该用上新上限
lab.printed("(Int) 10") // 打印新的一行的上限
```

### Hint
和第 1 课一样：先改文件，再重新运行。

### Hint
`source set` 后面写名字和值，然后 `rerun`，然后 `p`。

### Hint
依次输入 `source set autoplayLimit 10` 和 `rerun` 和 `p row.autoplayLimit`

### After
新的一行没有附件：默认值是 `nil`，一个从空开始的可选值。所以从第一天起，每个对它做的 `switch` 都得有 `nil` 的分支。

## explain: 真正的编译器怎么看

运行实验。它把三个程序交给 `swiftc`：一个全部覆盖，一个留了缺口，一个用 `default` 盖住缺口。看之前先想：哪些能编译？你希望同事写哪一个？

```lab
lab> run switch-exhaustiveness
concept.switch-exhaustiveness
  1. 选中 photo，取出它带的值  photo 1200 × 800
  2. 换一个成员，就走另一个分支  voice 45 s
  3. nil 也是必须覆盖的一种  no attachment
  4. 四个状态全部覆盖  ✓ swiftc
  5. 忘了 `failed`  swiftc: error: switch must be exhaustive
  6. 用 `default` 把缺口盖住  ✓ swiftc
  7. 被拒绝的只有那个留了缺口的  ✓
target-evidence:concept.switch-exhaustiveness  swift
```

```check
lab.ran("run switch-exhaustiveness") // 运行这个概念的实验
```

### Hint
每个概念都有同名的实验。

### Hint
`run` 加概念名。

### Hint
输入 `run switch-exhaustiveness`

### After
第三个程序能编译，而它正是开头那个毛病：`failed` 落进 `default`，得到一个对勾。自己的枚举就把成员一一列出；明年再加状态时，每一处该表态的地方都会被报出来。

## question: single

`nickname` 是 `nil`。`nickname?.count ?? 0` 得到什么？

- [ ] nil
  单看前半截是 nil，但 `??` 会拿替代值顶上。
- [x] 0
  `?.` 放弃并给出 nil，接着 `??` 补上 0。
- [ ] 闪退
  没有值时，只有 `!` 会让程序结束。

### After
结果是普通的 Int：过了 `??` 就一定有值。

## question: multiple

哪些写法能平安处理“没有值”？

- [x] `if let name = nickname { show(name) }`
  有值才执行，`name` 是普通的 String。
- [ ] `show(nickname!)`
  强行打开，没有值时程序就结束了。
- [x] `show(nickname ?? "Mina")`
  替代值照顾了空的情况。
- [x] `nickname.map { show($0) }`
  里面有东西，`map` 才调用闭包。

### After
三种写法回答了“要是没有呢？”，一种拒绝听这个问题。

## question: order

开发者给枚举加了一个成员，接下来依次发生什么？

1. 把成员写进枚举
2. 编译器报出每一个有缺口的 switch
3. 开发者决定每一处该怎么办
4. 程序重新通过编译

### After
那些报错就是一份待办清单，由编译器在改动当天列好。

## question: single

和 `isSent`、`hasFailed` 两个 Bool 相比，枚举好在哪里？

- [ ] 更省内存。
  确实省，可一个字节算不上理由。
- [x] 状态有几种，它就有几个值。
  两个 Bool 能凑出“已发送又失败”，却放不下“排队中”。
- [ ] 以后可以改。
  两者都能改；枚举会让改动在每个 switch 处显出来。

### After
让荒唐的组合根本写不出来，就没人需要去检查它。

## question: short

对自己的枚举做 switch 时，写了哪个词，编译器就不再提醒以后新增的成员？

```answer
default
default:
```

### After
`default` 接收所有没列出的成员，包括现在还不存在的。

## summary

**可选值**（`T?`）要么有值，要么是 **nil**；打开它用**可选链**（`?.`）、**`??`**、`if let`，或者强行的 `!`。**枚举**的**成员**清单是固定的，成员可以带**关联值**。**switch** 必须**一个不漏**（exhaustive），`default` 会让这份帮助失效。`try?` 把错误变成 nil。

下一课（第 6 课）：事情发生了通知谁，谁又让谁活着——协议、闭包与 ARC。

"""##)

  private static let lesson06 = LessonLibrary.Source(
    folder: "06-protocol-closure-arc",
    english: ##"""
---
number: 6
slug: protocol-closure-arc
title: Protocol, closure and ARC
needs: 4, 5
minutes: 45
ability: Draw the graph of callbacks and references, and say which object ends when.
types: MessageTransport, CaptureOwner
concepts: delegate-closure-arc
introduces: use, v, p, predict, expr, set, run, source, rerun, call
subject: concept.delegate-closure-arc
---

You leave a conversation, and the screen is gone from sight. Ten minutes later the phone plays its sound: the screen that
you closed has just heard a message. Nobody shows it any more, and yet it lives.

Who tells whom that a message has come? And who keeps whom alive? Take a sheet of paper for this lesson: draw a circle for
each object and an arrow for each reference. At the end the picture explains the ghost.

## observe: Two objects and three arrows

A conversation has just been opened. `session` is its connection, `screen` shows it, and `log` takes notes when an object
ends. Print the one fact that matters: is the session's `delegate` the very object that `screen` holds?

Draw it: the variable points to the screen, the screen points to its session (`let session`), and the session points back to
its delegate.

```lab
lab> p session.delegate === screen
(Bool) true
lab> p screen!.session === session
(Bool) true
lab> p session.onReceive == nil
(Bool) true
```

```check
lab.printed("(Bool) true") // compare the delegate with the screen
lab.ran("p session.onReceive") // ask whether a closure is stored in onReceive
```

### Hint
`===` asks whether two references lead to one object.

### Hint
Three questions with `p`: the way there, the way back, and whether `onReceive` is nil.

### Hint
Type `p session.delegate === screen` then `p screen!.session === session` then `p session.onReceive == nil`

### After
Arrows in both directions, and still no trouble: in the source the way back reads `weak var delegate`. Draw that arrow
dashed. ARC, *automatic reference counting*, counts solid arrows only; an object ends when it has none left.

## control: A message comes in

The session does not know what a screen is. It only knows the *protocol* `ChatSessionDelegate`, a promise of one method. Let a
message arrive and see who acts. Then mute the session with the control and let another one arrive.

```lab
lab> call session.receive("Hello")
() $R0 = {}
lab> p screen!.shown.count
(Int) 1
lab> set isMuted true
session.isMuted: false → true
lab> call session.receive("Psst")
() $R1 = {}
lab> p screen!.shown.count + session.receivedCount
(Int) 3
```

```check
session.isMuted // mute the session with set
session.receivedCount == 2 // let two messages arrive, one before and one after muting
screen!.shown.count == 1 // only the first should be on the screen
lab.printed("(Int) 3") // print shown.count + receivedCount
```

### Hint
`call` calls a method, `set` changes a property of the session.

### Hint
Receive, look, mute, receive, and print the sum of both counters.

### Hint
Type `call session.receive("Hello")` then `p screen!.shown.count` then `set isMuted true` then `call session.receive("Psst")` then `p screen!.shown.count + session.receivedCount`

### After
The session called `session(_:didReceive:)` on its delegate, whatever that is. In a test the delegate could be an object that only
counts. That is what a protocol is for: the session depends on the promise, never on the screen.

## mistake: No promise, no job

The log has a method `add`. Could it not be the delegate and note every message? Predict, then try to assign it.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! expr session.delegate = log
                             ˄˜˜
                             ╰─ error: cannot assign value of type 'EventLog' to type 'ChatSessionDelegate'
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
lab.printed("cannot assign value of type") // try to make the log the delegate
```

### Hint
What does the type of `delegate` ask for?

### Hint
An assignment to `session.delegate` with `expr`.

### Hint
Type `predict does not compile` then `expr session.delegate = log`

### After
The compiler does not look for a method that might fit. A type must *say* that it keeps the promise: `final class ChatScreen:
ChatSessionDelegate`. From then on the compiler checks that every method is there.

## debugger: A promise made on the spot

For a single callback a protocol is much ado. A *closure* is a piece of code that is stored like a value. Store one in
`onReceive` that notes what comes, unmute, and let a message arrive. `$0` is the closure's first parameter.

```lab
lab> expr session.onReceive = { log.add("noted " + $0) }
() $R2 = {}
lab> expr session.isMuted = false
() $R3 = {}
lab> call session.receive("Bring water")
() $R4 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "noted Bring water"
}
```

```check
session.isMuted == false // unmute the session
lab.printed("noted Bring water") // store the closure, let "Bring water" arrive, and print the log
```

### Hint
A closure stands in braces; it may be assigned with `expr`.

### Hint
The closure calls `log.add(…)`. Afterwards unmute, receive and print the lines.

### Hint
Type `expr session.onReceive = { log.add("noted " + $0) }` then `expr session.isMuted = false` then `call session.receive("Bring water")` then `p log.lines`

### After
The closure uses `log` although nobody passed it along: it *captured* it. Draw a circle for the closure with a solid arrow
from the session and one to the log. A stored closure keeps alive whatever it captured.

## predict: Close the screen

Now the user goes back to the inbox: the last variable that holds the screen becomes nil. Look at your drawing. How many
solid arrows lead to the screen then? Lock what you think about `session.delegate`, then do it.

```lab
lab> predict session.delegate == nil
Locked: session.delegate == nil  (evaluated after the next change)
lab> expr screen = nil
() $R5 = {}
✓ prediction met: session.delegate == nil
lab> p log.last
(String?) "Trail Club ended"
```

```check
lab.predicted // a prediction is still missing
screen == nil // let go of the screen
lab.printed("Trail Club ended") // read the last line of the log
```

### Hint
A dashed arrow keeps nobody alive.

### Hint
Predict, assign nil to `screen`, print the newest line of the log.

### Hint
Type `predict session.delegate == nil` then `expr screen = nil` then `p log.last`

### After
The count fell to zero, `deinit` ran at that very moment and wrote its line. And the weak reference became nil by itself: that is
why a weak reference is always an optional and always a `var`.

## observe: The ghost

Open the frame afresh and build the bug from the beginning. `listenStrongly()` hands the session a closure that mentions
`self`, the screen. Close the screen, then let a message arrive.

```lab
lab> use delegate-closure-arc
Current instance: session  (delegate-closure-arc)
In this frame: screen, session, log
Controls: set delegate | onReceive | isMuted … ('set' lists all)
lab> call screen!.listenStrongly()
() $R0 = {}
lab> expr screen = nil
() $R1 = {}
lab> p log.count
(Int) 0
lab> call session.receive("Anybody?")
() $R2 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "Trail Club heard Anybody?"
}
```

```check
screen == nil // let go of the screen
lab.printed("Trail Club heard Anybody?") // let a message arrive and read the log
```

### Hint
`use` with the concept's name gives a fresh frame.

### Hint
Arm the closure first, then let go, then receive and print the lines.

### Hint
Type `use delegate-closure-arc` then `call screen!.listenStrongly()` then `expr screen = nil` then `p log.count` then `call session.receive("Anybody?")` then `p log.lines`

### After
No variable leads to the screen, and it hears every message. Draw it: session → closure → screen → session. Each keeps the
next one alive. This is a *reference cycle*, and ARC waits for ever.

## debugger: Cut the ring

One arrow has to go. You still hold the session, so take the closure away from it. What will the log say, and when?

```lab
lab> predict log.count == 2
Locked: log.count == 2  (evaluated after the next change)
lab> expr session.onReceive = nil
() $R3 = {}
✓ prediction met: log.count == 2
lab> p log.last
(String?) "Trail Club ended"
```

```check
lab.predicted // a prediction is still missing
lab.printed("Trail Club ended") // take the closure away and read the last line of the log
```

### Hint
The closure is stored in `onReceive`.

### Hint
Assign nil to it with `expr`, and print `log.last`.

### Hint
Type `predict log.count == 2` then `expr session.onReceive = nil` then `p log.last`

### After
The closure lost its only owner and let go of the screen; the screen's count fell to zero. One assignment, and two objects
ended in a row.

## debugger: Weak from the start

Remembering to cut is a plan that fails one day. A *capture list* builds the ring dashed: `{ [weak self] in … }`. The smallest
place to see it is CaptureOwner, which stores a closure about itself. Fire it while the owner lives, then let the owner go.

```lab
lab> use CaptureOwner
Current instance: owner  (CaptureOwner)
In this frame: owner, friend, log
lab> call owner!.armWeakly()
() $R0 = {}
lab> p owner!.fire()
(String?) "fired by owner"
lab> expr owner = nil
() $R1 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "owner ended"
}
```

```check
owner == nil // let go of the owner
lab.printed("fired by owner") // fire the closure while the owner lives
lab.printed("owner ended") // read the log at the end
```

### Hint
`use CaptureOwner`, then arm it weakly.

### Hint
`call` for arming, `p` for firing, `expr` for letting go, `p` for the log.

### Hint
Type `use CaptureOwner` then `call owner!.armWeakly()` then `p owner!.fire()` then `expr owner = nil` then `p log.lines`

### After
Inside such a closure `self` is an optional: it may be gone. That is lesson 5 at work: `self?.name ?? "nobody"`.

## predict: A friend who leaves

`friend` is the second object in this frame; the owner that you ended had it as its delegate. Open the frame once more. If the
friend goes, what does `owner!.delegate` say? Lock it and let the friend go.

```lab
lab> use CaptureOwner
Current instance: owner  (CaptureOwner)
In this frame: owner, friend, log
lab> predict owner!.delegate == nil
Locked: owner!.delegate == nil  (evaluated after the next change)
lab> expr friend = nil
() $R0 = {}
✓ prediction met: owner!.delegate == nil
lab> p log.lines
([String]) 1 value {
  [0] = "friend ended"
}
```

```check
lab.predicted // a prediction is still missing
friend == nil // let go of the friend
lab.printed("friend ended") // read the log
```

### Hint
`delegate` is declared `weak` here as well.

### Hint
A fresh frame, a prediction, nil for `friend`, and the log.

### Hint
Type `use CaptureOwner` then `predict owner!.delegate == nil` then `expr friend = nil` then `p log.lines`

### After
The owner still lives and simply has no delegate any more. `owner!.delegate?.fire()` would now do nothing instead of crashing.

## source: Born muted

Back to the session. New conversations shall be quiet until they are opened: change the default of `isMuted` in the source,
run it again, and ask whether the session is still
the same object; the lab keeps the former one under the name `old`.

```lab
lab> use delegate-closure-arc
Current instance: session  (delegate-closure-arc)
In this frame: screen, session, log
Controls: set delegate | onReceive | isMuted … ('set' lists all)
lab> source set isMuted true
workbench/delegate-closure-arc.swift:4  isMuted: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
isMuted   false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p session === old
(Bool) false
```

```check
lab.source("isMuted") == "true" // the source should say true
lab.rerun // compile it and make a new session
lab.printed("(Bool) false") // ask whether the new session is the old one
```

### Hint
The session is the current instance of this frame.

### Hint
`source set`, `rerun`, then a question with `p`.

### Hint
Type `use delegate-closure-arc` then `source set isMuted true` then `rerun` then `p session === old`

### After
The program ran from its beginning: it made a new session, a new screen, and introduced them to each other. The old
session is still there as `old`, because a variable holds it: the name in the frame is one more solid arrow in your drawing.

## explain: Read the whole story

Run both experiments and follow your drawing while you read. For each ✓ say which arrow was the last one. Then run a third: the
messenger's way to its server is a protocol too, `MessageTransport`.

```lab
lab> run CaptureOwner
type.CaptureOwner
  1. without a closure: gone with its last variable  ✓
  2. armed weakly, alive: the closure says  fired by gentle
  3. the owner has ended; the same closure now says  fired by nobody
  4. armed strongly: no variable left, and still alive  ✓
  5. the closure was dropped: the cycle is cut and it ends  ✓
  6. what deinit wrote, in order  plain ended, gentle ended, stuck ended
target-evidence:type.CaptureOwner  swift
lab> run delegate-closure-arc
concept.delegate-closure-arc
  1. the delegate was told  ["Hello"]
  2. a delegate is not kept: the screen ended, the reference is nil  ✓
  3. a text for nobody: no crash, only counted  2
  4. the closure captured the screen: closed, and still alive  ✓
  5. the closed screen still listens  Reading heard Chapter 3
  6. the closure let go: the screen ended at once  ✓
  7. with [weak self] nothing holds it back  Repair ended
target-evidence:concept.delegate-closure-arc  swift
lab> run MessageTransport
type.MessageTransport
  1. nothing is under way: nextEventDate  nil
  2. hand over an attempt; the next event is due in ms  40
  3. before that moment there is no event  ✓
  4. up to 80 ms: reached the server, answer  2
  5. offline, an attempt is broken off at once  ✓
target-evidence:type.MessageTransport  swift
```

```check
lab.evidence("type.CaptureOwner") // run the experiment of CaptureOwner
lab.evidence("concept.delegate-closure-arc") // and the one of the concept
lab.ran("run MessageTransport") // and the one of MessageTransport
```

### Hint
Three experiments: one for the type, one for the concept, and one for the messenger's own protocol.

### Hint
`run` with each name.

### Hint
Type `run CaptureOwner` then `run delegate-closure-arc` then `run MessageTransport`

### After
The messenger's repository knows only the promise `MessageTransport`; here `MockMessageTransport` keeps it, in an app a real network
would. Lesson 20 follows a message through it.

## question: single

`session.delegate` is `weak`, and the screen's last variable becomes nil. What does the session do with the next message?

- [ ] It crashes, because the delegate is gone.
  A weak reference becomes nil; calling through `?.` then does nothing.
- [x] It calls nobody.
  `delegate?.session(…)` gives up quietly.
- [ ] It calls the old screen once more.
  The screen ended when its last strong reference went.

### After
Weak means: told as long as it lives, not kept alive in order to be told.

## question: multiple

Which of these keep an object alive?

- [x] a `let` constant that holds it
  Every ordinary reference is strong, `let` or `var`.
- [ ] a `weak var`
  It looks on and becomes nil.
- [x] a stored closure that uses `self` in it
  The closure captures self strongly unless told otherwise.
- [x] an array that contains it
  The elements of an array are strong references.

### After
Only `weak` (and its risky sister `unowned`) do not count.

## question: order

Bring into order what happens when the last strong reference to a screen goes.

1. the variable becomes nil
2. the screen's reference count falls to zero
3. `deinit` runs
4. weak references to it answer nil for ever

### After
All of it happens within the one assignment, not some time later.

## question: single

Which closure needs `[weak self]`?

- [ ] `names.map { self.title + $0 }`
  It is called at once and forgotten; nothing stores it.
- [x] `session.onReceive = { self.show($0) }`, where self keeps the session
  self → session → closure → self: a ring.
- [ ] every closure, to be safe
  Then self could vanish in the middle of work that needs it.

### After
Ask who stores the closure, and whether an arrow leads from self to that owner.

## question: short

Which word in front of `var delegate` lets the delegate end although it is still referred to?

```answer
weak
```

### After
`weak var delegate: (any ChatSessionDelegate)?`: always a var, always an optional.

## summary

A **protocol** is a promise of methods; a **delegate** keeps it and is referred to by a **weak** reference. A **closure** is stored
code that **captures** what it uses, strongly unless its **capture list** says `[weak self]`. **ARC** counts **strong references** and
runs `deinit` at zero; a **reference cycle** never gets there.

Next: lesson 7 looks into the boxes in which many values lie: String, Array, Set and Dictionary.

"""##,
    chinese: ##"""
---
number: 6
slug: protocol-closure-arc
title: 协议、闭包与 ARC
needs: 4, 5
minutes: 45
ability: 画出回调与引用的关系图，说清每个对象什么时候消失。
types: MessageTransport, CaptureOwner
concepts: delegate-closure-arc
introduces: use, v, p, predict, expr, set, run, source, rerun, call
subject: concept.delegate-closure-arc
---

你退出一个会话，页面从眼前消失了。十分钟后手机却“叮”了一声：那个已经关掉的页面刚刚听到了一条消息。没有谁再显示它，可它还活着。

来了消息，谁通知谁？又是谁让谁活着？这一课请准备一张纸：每个对象画一个圈，每个引用画一个箭头。画到最后，这只“幽灵”就现形了。

## observe: 两个对象，三个箭头

刚打开一个会话。`session` 是连接，`screen` 负责显示，`log` 在对象消失时做记录。先确认最要紧的一件事：会话的 `delegate` 是不是 `screen` 拿着的那个对象？

画下来：变量指向页面，页面指向自己的会话（`let session`），会话又指回它的 delegate。

```lab
lab> p session.delegate === screen
(Bool) true
lab> p screen!.session === session
(Bool) true
lab> p session.onReceive == nil
(Bool) true
```

```check
lab.printed("(Bool) true") // 比较 delegate 和 screen
lab.ran("p session.onReceive") // 问 onReceive 里有没有存闭包
```

### Hint
`===` 问的是两个引用是否通向同一个对象。

### Hint
用 `p` 问三次：去的路、回的路，以及 `onReceive` 是不是 nil。

### Hint
依次输入 `p session.delegate === screen` 和 `p screen!.session === session` 和 `p session.onReceive == nil`

### After
两个方向都有箭头，却不会出事：源码里回来的那条写的是 `weak var delegate`，请画成虚线。ARC（*自动引用计数*）只数实线；一条实线都不剩，对象就消失。

## control: 来了一条消息

会话不知道什么是页面，它只认识*协议* `ChatSessionDelegate`，也就是“我会实现这个方法”的承诺。让一条消息进来，看看是谁在干活；再用控件把会话静音，让第二条进来。

```lab
lab> call session.receive("Hello")
() $R0 = {}
lab> p screen!.shown.count
(Int) 1
lab> set isMuted true
session.isMuted: false → true
lab> call session.receive("Psst")
() $R1 = {}
lab> p screen!.shown.count + session.receivedCount
(Int) 3
```

```check
session.isMuted // 用 set 把会话静音
session.receivedCount == 2 // 让两条消息进来，静音前后各一条
screen!.shown.count == 1 // 页面上应该只有第一条
lab.printed("(Int) 3") // 打印 shown.count 与 receivedCount 之和
```

### Hint
`call` 调用方法，`set` 改会话的属性。

### Hint
收一条、看一眼、静音、再收一条，最后打印两个计数之和。

### Hint
依次输入 `call session.receive("Hello")` 和 `p screen!.shown.count` 和 `set isMuted true` 和 `call session.receive("Psst")` 和 `p screen!.shown.count + session.receivedCount`

### After
会话对它的 delegate 调用了 `session(_:didReceive:)`，并不关心那是谁。测试时，delegate 可以是一个只会数数的对象。协议的用处就在这里：会话依赖的是承诺，不是页面。

## mistake: 没有承诺，不能上岗

日志有个 `add` 方法，让它来当 delegate、记下每条消息，行不行？先预测，再试着赋值。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! expr session.delegate = log
                             ˄˜˜
                             ╰─ error: cannot assign value of type 'EventLog' to type 'ChatSessionDelegate'
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有锁定预测
lab.printed("cannot assign value of type") // 试着让日志当 delegate
```

### Hint
`delegate` 的类型要求的是什么？

### Hint
用 `expr` 给 `session.delegate` 赋值。

### Hint
先输入 `predict does not compile` 再输入 `expr session.delegate = log`

### After
编译器不会去找“看起来合适”的方法。类型必须*声明*自己遵守承诺：`final class ChatScreen: ChatSessionDelegate`。声明之后，编译器会检查每个方法是不是真的都有。

## debugger: 现场写一个承诺

只为一个回调就定一个协议，有点兴师动众。*闭包*是可以像值一样存起来的一段代码。在 `onReceive` 里存一个闭包，把收到的记下来；取消静音，让消息进来。`$0` 是闭包的第一个参数。

```lab
lab> expr session.onReceive = { log.add("noted " + $0) }
() $R2 = {}
lab> expr session.isMuted = false
() $R3 = {}
lab> call session.receive("Bring water")
() $R4 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "noted Bring water"
}
```

```check
session.isMuted == false // 取消静音
lab.printed("noted Bring water") // 存好闭包，让 "Bring water" 进来，再打印日志
```

### Hint
闭包写在花括号里，可以用 `expr` 赋值。

### Hint
闭包里调用 `log.add(…)`；之后取消静音、接收、打印。

### Hint
依次输入 `expr session.onReceive = { log.add("noted " + $0) }` 和 `expr session.isMuted = false` 和 `call session.receive("Bring water")` 和 `p log.lines`

### After
没有人把 `log` 传给闭包，它却能用：它*捕获*了 `log`。给闭包也画一个圈，会话到它一条实线，它到日志一条实线。存着的闭包，捕获了谁就让谁活着。

## predict: 关掉页面

用户回到收件箱，最后一个拿着页面的变量变成 nil。看看你的图：那时通向页面的实线还剩几条？先锁定你对 `session.delegate` 的判断，再动手。

```lab
lab> predict session.delegate == nil
已锁定：session.delegate == nil  （下一次修改之后求值）
lab> expr screen = nil
() $R5 = {}
✓ 预测成立：session.delegate == nil
lab> p log.last
(String?) "Trail Club ended"
```

```check
lab.predicted // 还没有锁定预测
screen == nil // 放开页面
lab.printed("Trail Club ended") // 读日志的最后一行
```

### Hint
虚线留不住任何人。

### Hint
先预测，再给 `screen` 赋 nil，最后打印日志里最新的一行。

### Hint
依次输入 `predict session.delegate == nil` 和 `expr screen = nil` 和 `p log.last`

### After
计数归零，`deinit` 当场执行，写下了那一行。弱引用自己变成了 nil——所以弱引用总是可选值，也总是 `var`。

## observe: 幽灵

重新打开现场，从头把那个毛病造出来。`listenStrongly()` 交给会话一个提到 `self`（也就是页面）的闭包。关掉页面，再让一条消息进来。

```lab
lab> use delegate-closure-arc
当前实例：session  (delegate-closure-arc)
现场里的变量：screen, session, log
可调属性：set delegate | onReceive | isMuted ……（输入 set 查看全部）
lab> call screen!.listenStrongly()
() $R0 = {}
lab> expr screen = nil
() $R1 = {}
lab> p log.count
(Int) 0
lab> call session.receive("Anybody?")
() $R2 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "Trail Club heard Anybody?"
}
```

```check
screen == nil // 放开页面
lab.printed("Trail Club heard Anybody?") // 让消息进来，再读日志
```

### Hint
`use` 加概念名，得到全新的现场。

### Hint
先交出闭包，再放手，然后接收、打印。

### Hint
依次输入 `use delegate-closure-arc` 和 `call screen!.listenStrongly()` 和 `expr screen = nil` 和 `p log.count` 和 `call session.receive("Anybody?")` 和 `p log.lines`

### After
没有变量通向页面，它却听得见每一条消息。画出来：会话 → 闭包 → 页面 → 会话，每一个都被一条实线拉着。这叫*循环引用*，ARC 会一直等下去。

## debugger: 剪断这个环

必须去掉一条箭头。会话还在你手里，那就把闭包从它那里拿走。日志会写什么？什么时候写？

```lab
lab> predict log.count == 2
已锁定：log.count == 2  （下一次修改之后求值）
lab> expr session.onReceive = nil
() $R3 = {}
✓ 预测成立：log.count == 2
lab> p log.last
(String?) "Trail Club ended"
```

```check
lab.predicted // 还没有锁定预测
lab.printed("Trail Club ended") // 拿走闭包，再读日志的最后一行
```

### Hint
闭包存在 `onReceive` 里。

### Hint
用 `expr` 给它赋 nil，再打印 `log.last`。

### Hint
依次输入 `predict log.count == 2` 和 `expr session.onReceive = nil` 和 `p log.last`

### After
闭包失去唯一的持有者，于是放开了页面；页面的计数归零。一次赋值，两个对象接连消失。

## debugger: 从一开始就用弱引用

“记得去剪”这种计划，总有一天会忘。*捕获列表*让环从一开始就是虚线：`{ [weak self] in … }`。最小的例子是 CaptureOwner，它存着一个关于自己的闭包。趁它活着触发一次，然后放开它。

```lab
lab> use CaptureOwner
当前实例：owner  (CaptureOwner)
现场里的变量：owner, friend, log
lab> call owner!.armWeakly()
() $R0 = {}
lab> p owner!.fire()
(String?) "fired by owner"
lab> expr owner = nil
() $R1 = {}
lab> p log.lines
([String]) 1 value {
  [0] = "owner ended"
}
```

```check
owner == nil // 放开 owner
lab.printed("fired by owner") // 趁它活着触发闭包
lab.printed("owner ended") // 最后读日志
```

### Hint
先 `use CaptureOwner`，再让它弱捕获。

### Hint
`call` 准备闭包，`p` 触发，`expr` 放手，`p` 读日志。

### Hint
依次输入 `use CaptureOwner` 和 `call owner!.armWeakly()` 和 `p owner!.fire()` 和 `expr owner = nil` 和 `p log.lines`

### After
在这样的闭包里，`self` 是可选值：它可能已经不在了。第 5 课的写法正好用上：`self?.name ?? "nobody"`。

## predict: 朋友先走

现场里还有一个对象 `friend`，刚才消失的 owner 就拿它当 delegate。再打开一次现场：如果朋友走了，`owner!.delegate` 会是什么？锁定预测，再放开朋友。

```lab
lab> use CaptureOwner
当前实例：owner  (CaptureOwner)
现场里的变量：owner, friend, log
lab> predict owner!.delegate == nil
已锁定：owner!.delegate == nil  （下一次修改之后求值）
lab> expr friend = nil
() $R0 = {}
✓ 预测成立：owner!.delegate == nil
lab> p log.lines
([String]) 1 value {
  [0] = "friend ended"
}
```

```check
lab.predicted // 还没有锁定预测
friend == nil // 放开 friend
lab.printed("friend ended") // 读日志
```

### Hint
这里的 `delegate` 同样声明为 `weak`。

### Hint
新的现场、一个预测、给 `friend` 赋 nil，再看日志。

### Hint
依次输入 `use CaptureOwner` 和 `predict owner!.delegate == nil` 和 `expr friend = nil` 和 `p log.lines`

### After
owner 还活着，只是没有 delegate 了。这时 `owner!.delegate?.fire()` 什么也不做，不会崩溃。

## source: 生来静音

回到会话。新会话在打开之前应该保持安静：把源码里 `isMuted` 的默认值改掉，重新运行，再问一问会话还是不是同一个对象；之前那个由 lab 留着，名字叫 `old`。

```lab
lab> use delegate-closure-arc
当前实例：session  (delegate-closure-arc)
现场里的变量：screen, session, log
可调属性：set delegate | onReceive | isMuted ……（输入 set 查看全部）
lab> source set isMuted true
workbench/delegate-closure-arc.swift:4  isMuted: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性     旧实例  新实例
───────  ──────  ──────
isMuted  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p session === old
(Bool) false
```

```check
lab.source("isMuted") == "true" // 源码里应该写着 true
lab.rerun // 编译，做出新的会话
lab.printed("(Bool) false") // 问新会话是不是原来那个
```

### Hint
这个现场的当前实例就是会话。

### Hint
`source set`，`rerun`，再用 `p` 提问。

### Hint
依次输入 `use delegate-closure-arc` 和 `source set isMuted true` 和 `rerun` 和 `p session === old`

### After
程序从头跑了一遍：造出新会话、新页面，再让它们彼此认识。旧的会话以 `old` 的名字留着，因为有变量拿着它——现场里的这个名字，就是图上多出来的一条实线。

## explain: 把整个故事读一遍

运行两个实验，边读边看你的图。遇到每个 ✓，说一说最后断掉的是哪条箭头。然后再运行第三个：消息系统通向服务器的那条路也是一个协议，叫 `MessageTransport`。

```lab
lab> run CaptureOwner
type.CaptureOwner
  1. 没有闭包：最后一个变量一放手就消失  ✓
  2. 弱捕获，对象还在：闭包说  fired by gentle
  3. 对象已消失，同一个闭包现在说  fired by nobody
  4. 强捕获：一个变量都没有了，却还活着  ✓
  5. 丢掉闭包，环断开，它才消失  ✓
  6. deinit 依次写下的  plain ended, gentle ended, stuck ended
target-evidence:type.CaptureOwner  swift
lab> run delegate-closure-arc
concept.delegate-closure-arc
  1. delegate 收到了通知  ["Hello"]
  2. delegate 不会被留住：页面消失，引用变成 nil  ✓
  3. 没人接收的消息：不崩溃，只计数  2
  4. 闭包捕获了页面：关掉了，却还活着  ✓
  5. 关掉的页面还在听  Reading heard Chapter 3
  6. 闭包一丢，页面立刻消失  ✓
  7. 写了 [weak self]，什么都拦不住它消失  Repair ended
target-evidence:concept.delegate-closure-arc  swift
lab> run MessageTransport
type.MessageTransport
  1. 没有东西在路上：nextEventDate  nil
  2. 交出一次尝试；下一个事件在多少毫秒后  40
  3. 那一刻之前没有事件  ✓
  4. 到第 80 毫秒：到达服务器、回复  2
  5. 离线时，尝试立刻中断  ✓
target-evidence:type.MessageTransport  swift
```

```check
lab.evidence("type.CaptureOwner") // 运行 CaptureOwner 的实验
lab.evidence("concept.delegate-closure-arc") // 再运行这个概念的实验
lab.ran("run MessageTransport") // 最后运行 MessageTransport 的实验
```

### Hint
三个实验：类型的、概念的，还有消息系统里那个协议的。

### Hint
`run` 后面分别写三个名字。

### Hint
依次输入 `run CaptureOwner` 和 `run delegate-closure-arc` 和 `run MessageTransport`

### After
消息系统的仓库只认识 `MessageTransport` 这份承诺；这里由 `MockMessageTransport` 来兑现，真的 App 里则是真正的网络。第 20 课会跟着一条消息穿过它。

## question: single

`session.delegate` 是 `weak`，页面的最后一个变量变成了 nil。下一条消息来时，会话会怎样？

- [ ] 崩溃，因为 delegate 没了。
  弱引用变成了 nil，经过 `?.` 调用就什么也不做。
- [x] 谁也不通知。
  `delegate?.session(…)` 安静地放弃。
- [ ] 最后通知旧页面一次。
  最后一个强引用消失时，页面就已经结束了。

### After
弱引用的意思是：你活着就通知你，但不会为了通知你而让你活着。

## question: multiple

哪些会让对象活着？

- [x] 拿着它的 `let` 常量
  普通引用都是强引用，不管 `let` 还是 `var`。
- [ ] 一个 `weak var`
  它只是看着，最后变成 nil。
- [x] 存起来的、里面用到 `self` 的闭包
  不另外说明，闭包就强捕获 self。
- [x] 装着它的数组
  数组的元素都是强引用。

### After
不计数的只有 `weak`（以及更冒险的 `unowned`）。

## question: order

页面的最后一个强引用消失时，依次发生什么？

1. 变量变成 nil
2. 页面的引用计数归零
3. `deinit` 执行
4. 指向它的弱引用从此都是 nil

### After
这一切都在那一次赋值之内完成，不是“过一会儿”。

## question: single

哪个闭包需要 `[weak self]`？

- [ ] `names.map { self.title + $0 }`
  当场调用、用完就丢，没有谁把它存起来。
- [x] `session.onReceive = { self.show($0) }`，而 self 持有 session
  self → session → 闭包 → self，成了环。
- [ ] 保险起见，所有闭包
  那样 self 可能在还需要它的工作中途消失。

### After
问自己两件事：闭包存在谁那里？从 self 有没有箭头通向它？

## question: short

在 `var delegate` 前面写哪个词，能让 delegate 在仍被引用时也可以消失？

```answer
weak
```

### After
`weak var delegate: (any ChatSessionDelegate)?`：必须是 var，必须是可选值。

## summary

**协议**是一份方法的承诺；**delegate** 遵守它，并且被**弱**引用（weak）。**闭包**是存起来的代码，会**捕获**用到的东西，除非**捕获列表**写了 `[weak self]`，否则就是强捕获。**ARC** 数**强引用**，归零就执行 `deinit`；**循环引用**永远到不了零。

下一课（第 7 课）：许多值住在一起的盒子——String、Array、Set 与 Dictionary。

"""##)

  private static let lesson07 = LessonLibrary.Source(
    folder: "07-collections",
    english: ##"""
---
number: 7
slug: collections
title: String, array, set and dictionary
needs: 1
minutes: 40
ability: Choose the right collection for a job and use its common members without a crash.
types: String, Array, Set, Dictionary
concepts:
introduces: v, p, predict, expr, use, set, source, rerun, run
subject: type.Array
---

The badge says 3. There are three echoes from the server, but only two messages: one echo came twice. Somebody counted with
an array where a set was wanted.

Which collection you take decides what can go wrong. In this lesson you put the same few texts into four kinds of
collection, ask each of them the questions a chat client asks, and see which one answers and which one ends the program.

## observe: A queue in order

An *array* is a row of values of one type, in the order that you gave them. The frame holds `waiting`, the texts that are to
be sent, a copy of it named `before`, three numbers in `unread`, and an array without any element, `none`.

Look at all of them with `v`. How does the debugger write an element's place?

```lab
lab> v
([String]) waiting = 3 values {
  [0] = "Bring water"
  [1] = "See you at 8:30"
  [2] = "Bring water"
}
([String]) before = 3 values {
  [0] = "Bring water"
  [1] = "See you at 8:30"
  [2] = "Bring water"
}
([Int]) unread = 3 values {
  [0] = 2
  [1] = 0
  [2] = 5
}
([String]) none = 0 values {}
```

```check
lab.printed("waiting = ") // look at the arrays
```

### Hint
You know a command that shows every local.

### Hint
It is one letter long.

### Hint
Type `v`

### After
Places begin at 0, so the third element stands at `[2]`. "Bring water" occurs twice, and nobody minds: an array keeps
duplicates, because the place makes them different.

## predict: One more in the queue

`append` puts an element at the end. `before` was made with `let before = waiting`. Lock a prediction about `waiting.count`
after one more text, append it, and ask how many elements `before` has.

```lab
lab> predict waiting.count == 4
Locked: waiting.count == 4  (evaluated after the next change)
lab> expr waiting.append("On my way")
() $R0 = {}
✓ prediction met: waiting.count == 4
lab> p before.count
(Int) 3
```

```check
lab.predicted // a prediction is still missing
waiting.count == 4 // append one more text
lab.printed("(Int) 3") // then ask for before.count
```

### Hint
First say how many there will be, then add one, then look at the copy.

### Hint
`predict` takes a condition with `waiting.count`. `expr` calls `append` with a text in quotes.

### Hint
Type `predict waiting.count == 4`, then `expr waiting.append("On my way")`, then `p before.count`

### After
Four and three. An array is a value: the copy went its own way at the assignment. A screen that keeps an array of messages
does not see new ones until somebody hands it the next array.

## mistake: A place that is not there

`none.first` is careful: it answers with an optional. A subscript is not. Ask for `none.first`, and then for `waiting[9]`, and
read what the second one does to the program.

```lab
lab> p none.first
(String?) nil
lab! p waiting[9]
Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
```

```check
lab.printed("nil") // ask for the first element of the empty array
lab.refused("p waiting[9]") // then ask for an element that does not exist
waiting.count == 4 // the queue is as it was
```

### Hint
Two questions with `p`: one about the empty array, one about a place far behind the end.

### Hint
`first` is a property. A place is written in square brackets behind the name.

### Hint
Type `p none.first` and then `p waiting[9]`

### After
"Index out of range" ends a real app on the spot; here the debugger puts the process back. A subscript promises an element,
so you must know that there is one: ask `waiting.indices.contains(9)`, or take `first` and `last`, which may be `nil`.

## control: The first one leaves

The first text was sent, so it leaves the queue: `removeFirst()` takes it out and returns it. Then turn the texts that still wait
into their lengths with `map`: a closure in braces says what becomes of each element, and `$0` is the element.

```lab
lab> expr waiting.removeFirst()
(String) $R1 = "Bring water"
lab> p waiting.map { $0.count }
([Int]) 3 values {
  [0] = 15
  [1] = 11
  [2] = 9
}
```

```check
waiting.count == 3 // take the first text out of the queue
lab.printed("[2] = 9") // and show the lengths of those that wait
```

### Hint
One line changes the array, the other makes a new one of it.

### Hint
`expr` with `removeFirst()`; `p` with `map` and the closure `{ $0.count }`.

### Hint
Type `expr waiting.removeFirst()` and then `p waiting.map { $0.count }`

### After
`map` made a new array of the same length; `waiting` stayed. Its sisters work alike: `filter` keeps those that pass a test,
`sorted()` gives them in order. Names that end in "-ed" return something new; `sort()` and `append` change what they are
called on.

## debugger: How long is a text?

A *string* is a collection, too: of characters as a reader sees them. `use String` opens a frame with a text that ends with
a waving hand. Ask for its `count`, for `utf8.count`, and whether `author` and `typed` are equal. The two look alike, but
in one of them the accent is a code of its own.

```lab
lab> use String
Current instance: text  (String)
In this frame: text, author, typed, blank
Controls: set utf8 | utf16 | unicodeScalars … ('set' lists all)
lab> p text.count
(Int) 17
lab> p text.utf8.count
(Int) 24
lab> p author == typed
(Bool) true
```

```check
lab.printed("(Int) 17") // count the characters
lab.printed("(Int) 24") // count the bytes
lab.printed("(Bool) true") // compare author and typed
```

### Hint
The same text has two lengths.

### Hint
`count` counts characters, `utf8.count` bytes. Open the frame first.

### Hint
Type `use String`, then `p text.count`, then `p text.utf8.count`, then `p author == typed`

### After
The hand with its skin tone is one character and eight bytes. Because characters differ in size, a string has no `text[0]`;
use `first`, `hasPrefix`, `contains`. And texts are equal when a reader would call them equal, however they were typed.

## observe: Seen before?

A *set* holds each value once and has no order. That is what the badge needed. `use Set`, then count the three `names` and the
set made of them. `insert` returns whether the value is new: insert "Mina", who is in, and "June", who is not.

```lab
lab> use Set
Current instance: online  (Set)
In this frame: online, muted, names, nobody
lab> p names.count
(Int) 3
lab> p Set(names).count
(Int) 2
lab> p online.insert("Mina").inserted
(Bool) false
lab> p online.insert("June").inserted
(Bool) true
```

```check
lab.printed("(Int) 3") // count the names
lab.printed("(Int) 2") // count the set made of them
lab.printed("(Bool) false") // insert somebody who is in already
online.count == 2 // and somebody who is new
```

### Hint
Two counts and two attempts to add somebody.

### Hint
`Set(names)` makes a set of an array. `insert` returns a tuple; its part `inserted` says whether the value is new.

### Hint
Type `use Set`, then `p names.count`, then `p Set(names).count`, then `p online.insert("Mina").inserted`, then `p online.insert("June").inserted`

### After
"Have I seen this id?" is one `insert`: `false` means yes. A set answers that in the same time for ten members and for a
million, while an array would walk through all of them. The price: no order, and no duplicates.

## predict: Found by name

A *dictionary* finds a value by a key: unread messages by conversation. `use Dictionary`. What does a key that is not there
give, 0, `nil` or a crash? Ask for `unread["repair"]`, then lock what `unread["trail"]` will be, and give it one more.

```lab
lab> use Dictionary
Current instance: unread  (Dictionary)
In this frame: unread, before, arrivals, nothing
lab> p unread["repair"]
(Int?) nil
lab> predict unread["trail"] == 3
Locked: unread["trail"] == 3  (evaluated after the next change)
lab> expr unread["trail", default: 0] += 1
() $R0 = {}
✓ prediction met: unread["trail"] == 3
```

```check
lab.printed("nil") // ask for a key that is not there
lab.predicted // lock a prediction
unread["trail"] == 3 // count one more unread message for trail
```

### Hint
Ask, say, act.

### Hint
A key stands in square brackets. With `default: 0` behind it, the look-up gives a number and can be counted up.

### Hint
Type `use Dictionary`, then `p unread["repair"]`, then `predict unread["trail"] == 3`, then `expr unread["trail", default: 0] += 1`

### After
A missing key gives `nil`, so the type of a look-up is `Int?`. `[key, default: 0]` says what you mean by "nothing there", and
is the usual way to count. Assigning `nil` removes the key.

## control: Read the conversation

Somebody opens Trail Club: its key should go. Remove it, and compare with `before`, which was copied earlier.

```lab
lab> expr unread["trail"] = nil
() $R1 = {}
lab> p unread.isEmpty
(Bool) true
lab> p before.count
(Int) 1
```

```check
unread.isEmpty // remove the key from unread
lab.printed("(Int) 1") // and look at the copy
```

### Hint
There is a value that means "remove".

### Hint
Assign `nil` through the subscript.

### Hint
Type `expr unread["trail"] = nil`, then `p unread.isEmpty`, then `p before.count`

### After
All four collections are values: strings, arrays, sets and dictionaries are copied at an assignment. (Their storage is shared
until one of the copies changes, so copying is cheap.)

## source: A text with a default

Defaults are texts, too. `use MessageDraft` opens a type whose source you can edit. Give `text` the default `"Zoé 👋"`, run it,
and ask for the two lengths of the new draft's text. Work them out first: é has two bytes, the hand has four.

```lab
lab> use MessageDraft
Current instance: draft  (MessageDraft)
In this frame: draft, original, blank
Controls: set conversation | text … ('set' lists all)
lab> source set text "Zoé 👋"
workbench/MessageDraft.swift:5  text: "See you at 8:30" → "Zoé 👋"
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance       new instance
────────  ─────────────────  ────────────
text      "See you at 8:30"  "Zoé 👋"
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p draft.text.count
(Int) 5
lab> p draft.text.utf8.count
(Int) 9
```

```check
lab.rerun // compile the source and make a new draft
draft.text.count == 5 // the new draft's text must have five characters
lab.printed("(Int) 9") // ask for its bytes
```

### Hint
Change the file, compile, then measure.

### Hint
`source set` takes a property and its new default; a text stands in quotes.

### Hint
Type `use MessageDraft`, then `source set text "Zoé 👋"`, then `rerun`, then `p draft.text.count`, then `p draft.text.utf8.count`

### After
Five characters, nine bytes. Limits that a server counts in bytes and a screen counts in characters are different limits; a
chat client has to know which of the two it is talking about.

## explain: Two experiments

Run the experiments of `Set` and of `Dictionary` and read their steps: the echo that was turned away, and arrivals counted by
conversation. Then say for each of the four collections which question it answers best.

```lab
lab> run Set
type.Set
  1. three echoes arrive; insert lets pass  ["m1", "m2"]
  2. the second m1 was turned away  ✓
  3. in both: intersection  ["Mina"]
  4. in either: union  ["June", "Mina", "Oskar"]
  5. members who are away: subtracting  ["Oskar"]
  6. order is no part of a set  ✓
target-evidence:type.Set  swift
lab> run Dictionary
type.Dictionary
  1. count arrivals: unread["trail"]  2
  2. a key that is not there gives nil, not 0  ✓
  3. with a default it gives 0  0
  4. open the conversation: updateValue returns the old one  2 → 0
  5. assigning nil removed the key  ✓
  6. group ids by their letter: grouped["m"]  ["m1", "m2"]
target-evidence:type.Dictionary  swift
```

```check
lab.evidence("type.Set") // run the experiment of Set
lab.evidence("type.Dictionary") // run the experiment of Dictionary
```

### Hint
Each card has an experiment.

### Hint
`run` takes the name of the card.

### Hint
Type `run Set` and then `run Dictionary`

### After
In which order? Array. Is it in? Set. What belongs to this key? Dictionary. What does it say? String. Most bugs with
collections come from asking one of them another one's question.

## question: single

Three echoes came, two of them with the same id. Which collection of ids has the right count without further work?

- [ ] An array
  It keeps the duplicate: its count is 3.
- [x] A set
  Each value is in it once: its count is 2.
- [ ] A string
  It holds characters; ids glued together are no collection of ids.

### After
"Each once" is what a set is for.

## question: multiple

Which of these may be `nil`?

- [x] `waiting.first`
  An empty array has no first element.
- [ ] `waiting[0]`
  A subscript gives an element or ends the program.
- [x] `unread["trail"]`
  The key may be missing.
- [ ] `unread["trail", default: 0]`
  With a default there is always a number.

### After
Where "none" is an ordinary answer, the type is optional. Where it would be a mistake, Swift stops.

## question: order

Bring the steps of counting unread messages into order.

1. make an empty dictionary
2. a message arrives in a conversation
3. look its key up, with the default 0
4. add 1 and store it under the key

### After
`unread[conversation, default: 0] += 1` does the last two in one line.

## question: single

`let before = waiting`, then `waiting.append("Hi")`. What of `before`?

- [x] It has as many elements as it had
  The assignment copied the value.
- [ ] It has one more
  That would be so if an array were a class.
- [ ] It is empty
  Copying takes nothing away from either side.

### After
Collections of the standard library are values.

## question: short

Which method of a set adds a value and says whether it is new?

```answer
insert
insert(_:)
.insert
```

### After
`insert(_:)` returns a tuple; its part `inserted` is `false` when the value was in already.

## summary

An **array** keeps order and duplicates and is asked by place; a wrong **index** ends the program, **first** and **last**
are optional. A **set** holds each value once; **insert** says whether it is new. A **dictionary** finds a value by a
**key** and gives `nil` for a missing one, or a **default**. A **string** is a collection of characters, and its bytes are
another count. All four are values.

Next: lesson 8 gives messages an identity, a time and a place on the disk.

"""##,
    chinese: ##"""
---
number: 7
slug: collections
title: 字符串、数组、集合与字典
needs: 1
minutes: 40
ability: 为手头的事选对集合类型，会用常用成员，不让程序崩溃。
types: String, Array, Set, Dictionary
concepts:
introduces: v, p, predict, expr, use, set, source, rerun, run
subject: type.Array
---

角标显示 3。服务器来了三个回显，消息却只有两条：有一个回显来了两次。数数的人用了数组，而该用的是集合。

选哪种集合类型，就决定了会在哪里出错。这一课把同样几段文字放进四种类型，拿聊天客户端常问的问题去问它们，看谁答得上，谁会让程序当场终止。

## observe: 排好的队

*数组*是一排同类型的值，顺序由你定。现场里有等待发送的 `waiting`、它的副本 `before`、三个数字组成的 `unread`，还有一个元素都没有的 `none`。

用 `v` 全看一遍。调试器是怎样写元素位置的？

```lab
lab> v
([String]) waiting = 3 values {
  [0] = "Bring water"
  [1] = "See you at 8:30"
  [2] = "Bring water"
}
([String]) before = 3 values {
  [0] = "Bring water"
  [1] = "See you at 8:30"
  [2] = "Bring water"
}
([Int]) unread = 3 values {
  [0] = 2
  [1] = 0
  [2] = 5
}
([String]) none = 0 values {}
```

```check
lab.printed("waiting = ") // 看看这几个数组
```

### Hint
你知道一条能列出所有局部变量的命令。

### Hint
它只有一个字母。

### Hint
输入 `v`

### After
位置从 0 数起，所以第三个元素在 `[2]`。“Bring water”出现了两次也没关系：数组允许重复，因为位置不同。

## predict: 队尾再加一条

`append` 把元素放到末尾。`before` 是用 `let before = waiting` 做出来的。先对再加一条之后的 `waiting.count` 锁定预测，然后追加，再问 `before` 有几个元素。

```lab
lab> predict waiting.count == 4
已锁定：waiting.count == 4  （下一次修改之后求值）
lab> expr waiting.append("On my way")
() $R0 = {}
✓ 预测成立：waiting.count == 4
lab> p before.count
(Int) 3
```

```check
lab.predicted // 还没有锁定预测
waiting.count == 4 // 再追加一段文字
lab.printed("(Int) 3") // 然后问 before.count
```

### Hint
先说会有几个，再加一个，最后看副本。

### Hint
`predict` 后面写带 `waiting.count` 的条件；用 `expr` 调用 `append`，文字加引号。

### Hint
依次输入 `predict waiting.count == 4`、`expr waiting.append("On my way")`、`p before.count`

### After
一个四，一个三。数组是值：赋值之后副本就各走各的。界面手里留着的消息数组看不到新消息，得有人把下一个数组交给它。

## mistake: 不存在的位置

`none.first` 很谨慎，回答是可选值；下标可不是。先问 `none.first`，再问 `waiting[9]`，看后者对程序做了什么。

```lab
lab> p none.first
(String?) nil
lab! p waiting[9]
Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
```

```check
lab.printed("nil") // 问空数组的第一个元素
lab.refused("p waiting[9]") // 再问一个不存在的元素
waiting.count == 4 // 队列保持原样
```

### Hint
用 `p` 问两次：一次问空数组，一次问远在末尾之后的位置。

### Hint
`first` 是属性；位置写在名字后面的方括号里。

### Hint
先输入 `p none.first` 再输入 `p waiting[9]`

### After
“Index out of range”会让真正的应用当场终止；在这里，调试器把进程恢复了原状。下标承诺一定有元素，所以你得先确定有：问 `waiting.indices.contains(9)`，或者用可能是 `nil` 的 `first`、`last`。

## control: 第一条出队

第一条发出去了，要离开队列：`removeFirst()` 取出并返回它。接着用 `map` 把还在等的文字变成长度：花括号里的闭包说明每个元素变成什么，`$0` 就是那个元素。

```lab
lab> expr waiting.removeFirst()
(String) $R1 = "Bring water"
lab> p waiting.map { $0.count }
([Int]) 3 values {
  [0] = 15
  [1] = 11
  [2] = 9
}
```

```check
waiting.count == 3 // 让第一条文字出队
lab.printed("[2] = 9") // 再显示剩下各条的长度
```

### Hint
一行改动数组，另一行由它做出一个新数组。

### Hint
用 `expr` 调用 `removeFirst()`；用 `p` 调用 `map`，闭包是 `{ $0.count }`。

### Hint
先输入 `expr waiting.removeFirst()` 再输入 `p waiting.map { $0.count }`

### After
`map` 做出一个同样长的新数组，`waiting` 没变。同类还有：`filter` 留下通过判断的，`sorted()` 给出排好序的。带“-ed”的名字返回新东西；`sort()`、`append` 则改动调用它的那一个。

## debugger: 文字有多长

*字符串*也是一种集合，装的是读者眼中的字符。`use String` 打开的现场里，文字末尾有一只挥动的手。问问 `count`、`utf8.count`，再问 `author` 与 `typed` 是否相等——两者看起来一样，可其中一个的重音符号是单独的码点。

```lab
lab> use String
当前实例：text  (String)
现场里的变量：text, author, typed, blank
可调属性：set utf8 | utf16 | unicodeScalars ……（输入 set 查看全部）
lab> p text.count
(Int) 17
lab> p text.utf8.count
(Int) 24
lab> p author == typed
(Bool) true
```

```check
lab.printed("(Int) 17") // 数一数字符
lab.printed("(Int) 24") // 数一数字节
lab.printed("(Bool) true") // 比较 author 和 typed
```

### Hint
同一段文字有两种长度。

### Hint
`count` 数字符，`utf8.count` 数字节；先打开现场。

### Hint
依次输入 `use String`、`p text.count`、`p text.utf8.count`、`p author == typed`

### After
带肤色的手是一个字符、八个字节。字符大小不一，所以字符串没有 `text[0]`；要用 `first`、`hasPrefix`、`contains`。读者认为相同的文字就相等，不管是怎么输入的。

## observe: 见过没有

*集合*（Set）里每个值只有一份，也没有顺序，角标要的正是它。`use Set`，数一数三个 `names`，再数由它们做成的集合。`insert` 会说这个值是不是新的：加入已经在里面的 "Mina"，再加入不在的 "June"。

```lab
lab> use Set
当前实例：online  (Set)
现场里的变量：online, muted, names, nobody
lab> p names.count
(Int) 3
lab> p Set(names).count
(Int) 2
lab> p online.insert("Mina").inserted
(Bool) false
lab> p online.insert("June").inserted
(Bool) true
```

```check
lab.printed("(Int) 3") // 数一数名字
lab.printed("(Int) 2") // 数一数做成的集合
lab.printed("(Bool) false") // 加入一个已经在里面的人
online.count == 2 // 再加入一个新的人
```

### Hint
数两次，再试着加两次人。

### Hint
`Set(names)` 由数组做出集合；`insert` 返回元组，其中的 `inserted` 说明是不是新的。

### Hint
依次输入 `use Set`、`p names.count`、`p Set(names).count`、`p online.insert("Mina").inserted`、`p online.insert("June").inserted`

### After
“这个 id 见过没有”只要一次 `insert`：`false` 就是见过。十个成员也好，一百万个也好，集合答得一样快，数组却要从头找到尾。代价是没有顺序、没有重复。

## predict: 按名字找

*字典*凭键找到值：按会话记未读数。`use Dictionary`。不存在的键会给出 0、`nil`，还是崩溃？先问 `unread["repair"]`，再锁定 `unread["trail"]` 会是多少，然后给它加一。

```lab
lab> use Dictionary
当前实例：unread  (Dictionary)
现场里的变量：unread, before, arrivals, nothing
lab> p unread["repair"]
(Int?) nil
lab> predict unread["trail"] == 3
已锁定：unread["trail"] == 3  （下一次修改之后求值）
lab> expr unread["trail", default: 0] += 1
() $R0 = {}
✓ 预测成立：unread["trail"] == 3
```

```check
lab.printed("nil") // 问一个不存在的键
lab.predicted // 锁定一个预测
unread["trail"] == 3 // 给 trail 的未读数加一
```

### Hint
先问，再说，最后做。

### Hint
键写在方括号里；后面加上 `default: 0`，查找就得到一个数，可以往上加。

### Hint
依次输入 `use Dictionary`、`p unread["repair"]`、`predict unread["trail"] == 3`、`expr unread["trail", default: 0] += 1`

### After
键不存在就得到 `nil`，所以查找的类型是 `Int?`。`[key, default: 0]` 说清了“没有”算什么，数数时都这么写。赋值 `nil` 则会移除这个键。

## control: 会话读完了

有人打开了登山小队，它的键就该消失。把它移除，再和早先复制的 `before` 比一比。

```lab
lab> expr unread["trail"] = nil
() $R1 = {}
lab> p unread.isEmpty
(Bool) true
lab> p before.count
(Int) 1
```

```check
unread.isEmpty // 从 unread 里移除这个键
lab.printed("(Int) 1") // 再看看副本
```

### Hint
有一个值的意思是“移除”。

### Hint
通过下标赋值 `nil`。

### Hint
依次输入 `expr unread["trail"] = nil`、`p unread.isEmpty`、`p before.count`

### After
四种类型都是值：字符串、数组、集合、字典，赋值时都会复制。（存储在其中一份改动之前是共用的，所以复制并不贵。）

## source: 默认的文字

默认值也可以是文字。`use MessageDraft` 打开一个能改源码的类型。把 `text` 的默认值改成 `"Zoé 👋"`，运行，再问新草稿文字的两种长度。先自己算：é 占两个字节，手占四个。

```lab
lab> use MessageDraft
当前实例：draft  (MessageDraft)
现场里的变量：draft, original, blank
可调属性：set conversation | text ……（输入 set 查看全部）
lab> source set text "Zoé 👋"
workbench/MessageDraft.swift:5  text: "See you at 8:30" → "Zoé 👋"
输入 rerun 编译并创建新实例。
lab> rerun
属性  旧实例             新实例
────  ─────────────────  ────────
text  "See you at 8:30"  "Zoé 👋"
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p draft.text.count
(Int) 5
lab> p draft.text.utf8.count
(Int) 9
```

```check
lab.rerun // 编译源码，做出新草稿
draft.text.count == 5 // 新草稿的文字应有五个字符
lab.printed("(Int) 9") // 问它的字节数
```

### Hint
改文件，编译，再量。

### Hint
`source set` 后面写属性和新的默认值，文字要加引号。

### Hint
依次输入 `use MessageDraft`、`source set text "Zoé 👋"`、`rerun`、`p draft.text.count`、`p draft.text.utf8.count`

### After
五个字符，九个字节。服务器按字节限制长度，屏幕按字符排版，这是两种不同的限制；写聊天客户端，得清楚眼下说的是哪一种。

## explain: 两个实验

运行 `Set` 和 `Dictionary` 的实验，读一读步骤：被挡下的回显，按会话统计的到达次数。然后说说这四种类型各自最会回答什么问题。

```lab
lab> run Set
type.Set
  1. 来了三个回显；insert 放行的是  ["m1", "m2"]
  2. 第二个 m1 被挡下  ✓
  3. 两边都有：intersection  ["Mina"]
  4. 任一边有：union  ["June", "Mina", "Oskar"]
  5. 不在线的成员：subtracting  ["Oskar"]
  6. 顺序不是集合的一部分  ✓
target-evidence:type.Set  swift
lab> run Dictionary
type.Dictionary
  1. 统计到达：unread["trail"]  2
  2. 不存在的键得到 nil，而不是 0  ✓
  3. 写上默认值就得到 0  0
  4. 打开会话：updateValue 返回旧值  2 → 0
  5. 赋值 nil 把键移除了  ✓
  6. 按首字母分组：grouped["m"]  ["m1", "m2"]
target-evidence:type.Dictionary  swift
```

```check
lab.evidence("type.Set") // 运行 Set 的实验
lab.evidence("type.Dictionary") // 运行 Dictionary 的实验
```

### Hint
每张卡片都有实验。

### Hint
`run` 后面写卡片的名字。

### Hint
先输入 `run Set` 再输入 `run Dictionary`

### After
按什么顺序？问数组。在不在里面？问集合。这个键对应什么？问字典。写了些什么？问字符串。集合类型的 bug，多半是把该问这个的问题拿去问了那个。

## question: single

来了三个回显，其中两个 id 相同。用哪种类型装 id，不必再做什么，个数就是对的？

- [ ] 数组
  它保留重复，个数是 3。
- [x] 集合
  每个值只有一份，个数是 2。
- [ ] 字符串
  它装的是字符；把 id 粘在一起并不是 id 的集合。

### After
“每个一份”正是集合的用途。

## question: multiple

下面哪些可能是 `nil`？

- [x] `waiting.first`
  空数组没有第一个元素。
- [ ] `waiting[0]`
  下标要么给出元素，要么终止程序。
- [x] `unread["trail"]`
  键可能不在。
- [ ] `unread["trail", default: 0]`
  写了默认值，就一定有一个数。

### After
“没有”属于正常回答的地方，类型就是可选值；“没有”就是写错了的地方，Swift 会停下来。

## question: order

把统计未读数的步骤排好。

1. 建一个空字典
2. 某个会话来了一条消息
3. 查它的键，默认为 0
4. 加 1，再按这个键存回去

### After
`unread[conversation, default: 0] += 1` 一行做完后两步。

## question: single

先 `let before = waiting`，再 `waiting.append("Hi")`。`before` 会怎样？

- [x] 元素个数和原来一样
  赋值时复制了一份值。
- [ ] 多一个
  如果数组是类，才会这样。
- [ ] 变空
  复制不会拿走任何一边的东西。

### After
标准库里的这些类型都是值。

## question: short

集合的哪个方法会加入一个值，并说出它是不是新的？

```answer
insert
insert(_:)
.insert
```

### After
`insert(_:)` 返回一个元组；值已经在里面时，其中的 `inserted` 是 `false`。

## summary

**数组**保留顺序和重复，按位置取用；**下标**写错会终止程序，**first** 和 **last** 是可选值。**集合**里每个值只有一份，**insert** 会说它是不是新的。**字典**凭**键**找值，找不到是 `nil`，也可以写**默认值**。**字符串**是字符的集合，字节数是另一种数法。四种都是值。

下一课，第 8 课，给消息一个身份、一个时间，和磁盘上的一个位置。

"""##)

  private static let lesson08 = LessonLibrary.Source(
    folder: "08-foundation-values",
    english: ##"""
---
number: 8
slug: foundation-values
title: Identity, time, place and bytes
needs: 7
minutes: 45
ability: Encode a business value, keep it in a file, read it back, and say what can fail on the way.
types: UUID, Date, URL, Data, FileManager
concepts: codable
introduces: v, p, predict, expr, use, set, source, rerun, run
subject: type.UUID
---

You close the app in the middle of a conversation and open it again: everything is there. Somewhere between, each message
was a row of bytes in a file. Who turned it into bytes, what of it survived, and what happens when one byte is wrong?

Foundation has a small value for each part of the answer: `UUID` for who, `Date` for when, `URL` for where, `Data` for the
bytes. This lesson takes a message all the way to the disk and back.

## observe: Who is it?

A `UUID` is 128 bits that nobody else will choose. The frame holds `id`, `other`, the first one written as a `text`, and the
same text with its last digit missing, `typo`.

Print `id.uuidString`, compare `id` with `other`, and ask whether the text leads back to the same identity.

```lab
lab> p id.uuidString
(String) "F7FD904C-A848-41E8-815B-EFB1FCCF494A"
lab> p id == other
(Bool) false
lab> p UUID(uuidString: text) == id
(Bool) true
```

```check
lab.ran("p id.uuidString") // print the identity as a text
lab.printed("(Bool) false") // compare id with other
lab.printed("(Bool) true") // make an identity of the text and compare it with id
```

### Hint
One thing to print and two things to compare.

### Hint
`uuidString` is a property; `UUID(uuidString:)` makes an identity of a text.

### Hint
Type `p id.uuidString`, then `p id == other`, then `p UUID(uuidString: text) == id`

### After
36 characters for people, 16 bytes for machines, one identity. It is made on the phone without asking anyone, so that a
message has a name before the network knows of it.

## mistake: Sure that it is one

Not every text is a UUID, so `UUID(uuidString:)` returns an optional. The mark `!` says: I am sure. Be sure about `typo`, and
read what the program does.

```lab
lab! p UUID(uuidString: typo)!
__lldb_expr_7/<EXPR>:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
lab> p UUID(uuidString: typo)
(Foundation.UUID?) nil
```

```check
lab.refused("p UUID(uuidString: typo)!") // be sure of a text that is no UUID
lab.printed("(Foundation.UUID?) nil") // then ask the same without the mark
```

### Hint
Make an identity of `typo` twice, once with and once without a promise.

### Hint
The promise is an exclamation mark behind the closing parenthesis.

### Hint
Type `p UUID(uuidString: typo)!` and then `p UUID(uuidString: typo)`

### After
"Unexpectedly found nil": a wrong promise ends a real app. What comes out of files and networks is never sure. Foundation
says so in its types: a question mark means that you must say what happens when it is not there.

## predict: When was it?

`use Date`. A `Date` is one number, seconds on a line that is the same everywhere. `written` is when the message was typed,
`confirmed` is 80 milliseconds later. Suppose `written` is moved a minute ahead. Lock whether it then lies behind
`confirmed`, and do it with `addingTimeInterval(60)`.

```lab
lab> use Date
Current instance: written  (Date)
In this frame: written, confirmed, epoch
lab> p written < confirmed
(Bool) true
lab> predict written > confirmed
Locked: written > confirmed  (evaluated after the next change)
lab> expr written = written.addingTimeInterval(60)
() $R0 = {}
✓ prediction met: written > confirmed
```

```check
lab.printed("(Bool) true") // ask which of the two is earlier
lab.predicted // lock your prediction
written > confirmed // move written by a minute
```

### Hint
Ask, predict, and give `written` a new value.

### Hint
Dates are compared with `<` and `>`. `addingTimeInterval` returns another date, so it has to be assigned.

### Hint
Type `use Date`, then `p written < confirmed`, then `predict written > confirmed`, then `expr written = written.addingTimeInterval(60)`

### After
No time zone anywhere: day and hour appear only when a calendar shows a date to a person. And it is a floating-point number,
so a store that has to give back exactly what it got keeps whole milliseconds.

## observe: Where is it?

`use URL`. A `URL` names a place and knows its parts. Ask `server` for its `host` and its `query`. Then let `store`, a folder,
name a file in it: `appendingPathComponent("m1.json")`, and take that file's `lastPathComponent`.

```lab
lab> use URL
Current instance: server  (URL)
In this frame: server, store, typed
lab> p server.host
(String?) "chat.example.com"
lab> p server.query
(String?) "limit=50"
lab> p store.appendingPathComponent("m1.json").lastPathComponent
(String) "m1.json"
```

```check
lab.printed("chat.example.com") // ask for the server's host
lab.printed("limit=50") // ask for its query
lab.printed("m1.json") // name a file in the store
```

### Hint
Two parts of an address, and one address made of another.

### Hint
`host` and `query` are properties; `appendingPathComponent` is a method that takes a name.

### Hint
Type `use URL`, then `p server.host`, then `p server.query`, then `p store.appendingPathComponent("m1.json").lastPathComponent`

### After
Nothing was opened and nobody was asked: an address is no visit. Whether there is a file called m1.json is a question for
`FileManager`, later in this lesson.

## debugger: What is it made of?

`use Data`. Files and networks know bytes only. `data` is `text` in UTF-8; `broken` lacks the last byte. Compare the counts,
then try to make a text of each.

```lab
lab> use Data
Current instance: data  (Data)
In this frame: data, text, broken, empty
lab> p text.count
(Int) 4
lab> p data.count
(Int) 7
lab> p String(data: data, encoding: .utf8)
(String?) "Hi 👋"
lab> p String(data: broken, encoding: .utf8)
(String?) nil
```

```check
lab.printed("(Int) 4") // count the characters of text
lab.printed("(Int) 7") // count the bytes of data
lab.ran("p String(data: data") // make a text of data
lab.printed("(String?) nil") // and try it with the broken one
```

### Hint
Two counts and two attempts.

### Hint
`String(data:encoding:)` takes bytes and the name of an encoding, `.utf8`.

### Hint
Type `use Data`, then `p text.count`, then `p data.count`, then `p String(data: data, encoding: .utf8)`, then `p String(data: broken, encoding: .utf8)`

### After
Four characters, seven bytes. With one byte missing the last character is no character any more, and the whole is no text:
`nil`. Whoever reads a network piece by piece has to collect all the bytes before making a text of them.

## control: A message as JSON

`use codable`. `Message` is `Codable`: it knows how it is written as keys and values. `encoder` makes `Data` of it, `decoder`
makes a message of `Data`; `json` is the same as a text. Encode the message, then decode `json` and compare.

```lab
lab> use codable
Current instance: message  (codable)
In this frame: message, encoder, decoder, json, broken
lab> p json
(String) "{\"attempts\":1,\"author\":\"me\",\"conversation\":\"trail\",\"createdAt\":1767258060000,\"id\":\"C2307496-2938-439C-9260-06E793947F32\",\"number\":1,\"ordinal\":1,\"serverID\":\"s1\",\"state\":\"sent\",\"text\":\"See you at 8:30\"}"
lab> p try encoder.encode(message).count
(Int) 200
lab> p try decoder.decode(Message.self, from: json.data(using: .utf8)!) == message
(Bool) true
```

```check
lab.ran("p json") // look at the message as a text
lab.ran("p try encoder.encode") // encode the message
lab.printed("(Bool) true") // decode it and compare
```

### Hint
There and back: one line for each direction.

### Hint
Both may throw, so the call begins with `try`. `decode` wants the type, `Message.self`, and the bytes.

### Hint
Type `use codable`, then `p json`, then `p try encoder.encode(message).count`, then `p try decoder.decode(Message.self, from: json.data(using: .utf8)!) == message`

### After
Equal, to the last property. Look at the text again: the id is its `uuidString`, the time a whole number of milliseconds,
the state a word. There is no key for the failure: it is `nil`, so it was left out.

## debugger: A key is missing

In `broken` the key `text` was misspelled as `txt`. Will the decoder leave the text empty, or make no message at all? Decide
for yourself, then decode it and read what is thrown.

```lab
lab> p broken.contains("txt")
(Bool) true
lab> p try decoder.decode(Message.self, from: broken.data(using: .utf8)!)
(DecodingError) keyNotFound {
  keyNotFound = {
    0 = text
    1 = {
      codingPath = 0 values {}
      debugDescription = "No value associated with key CodingKeys(stringValue: \"text\", intValue: nil) (\"text\")."
      underlyingError = nil
    }
  }
}
```

```check
lab.ran("p broken.contains") // see that the key is misspelled
lab.printed("keyNotFound") // decode the broken text
```

### Hint
The same line as before, with another text.

### Hint
Put `broken` in the place of `json`, and leave the comparison out.

### Hint
Type `p broken.contains("txt")` and then `p try decoder.decode(Message.self, from: broken.data(using: .utf8)!)`

### After
An error instead of a message, and it names the key: `keyNotFound`, `text`. A half-filled message does not exist. Unknown
keys, on the other hand, are passed over: that is how an old app can read what a newer server writes.

## control: Into a file

`use FileManager`. `folder` is an empty folder on the real disk, `file` names a place in it, `data` holds the bytes of a draft.
Ask whether the file exists. Write it, list the folder, and read the bytes again.

```lab
lab> use FileManager
Current instance: manager  (FileManager)
In this frame: manager, folder, file, data
lab> p manager.fileExists(atPath: file.path)
(Bool) false
lab> p manager.createFile(atPath: file.path, contents: data)
(Bool) true
lab> p try manager.contentsOfDirectory(atPath: folder.path)
([String]) 1 value {
  [0] = "draft.txt"
}
lab> p manager.contents(atPath: file.path) == data
(Bool) true
```

```check
lab.ran("p manager.fileExists") // ask before there is a file
manager.fileExists(atPath: file.path) // write the file
lab.printed("draft.txt") // list the folder
lab.ran("p manager.contents(atPath: file.path)") // read the bytes back
```

### Hint
Ask, write, list, read: four methods of `manager`.

### Hint
They take a path, which is a text: `file.path` and `folder.path`. Listing may throw, so it begins with `try`.

### Hint
Type `use FileManager`, then `p manager.fileExists(atPath: file.path)`, then `p manager.createFile(atPath: file.path, contents: data)`, then `p try manager.contentsOfDirectory(atPath: folder.path)`, then `p manager.contents(atPath: file.path) == data`

### After
The draft has left the program: this file is on your disk until the lab takes its folder away. Writing answered `true` or
`false`, listing may throw, reading may be `nil`: three ways to say that a disk can fail. Never pass over any of them.

## source: The value before it is stored

What is stored began with a default. `use MessageDraft`, give `conversation` the default `"reading"` in the source, and run it.
Which conversation would the new draft go to, and which the old one?

```lab
lab> use MessageDraft
Current instance: draft  (MessageDraft)
In this frame: draft, original, blank
Controls: set conversation | text … ('set' lists all)
lab> source set conversation "reading"
workbench/MessageDraft.swift:4  conversation: "trail" → "reading"
'rerun' compiles it and makes a new instance.
lab> rerun
property      old instance  new instance
────────────  ────────────  ────────────
conversation  "trail"       "reading"
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p draft.conversation
(String) "reading"
```

```check
lab.rerun // compile the source and make a new draft
draft.conversation == "reading" // the new draft must be for the reading circle
lab.ran("p draft.conversation") // print it with p
```

### Hint
Change the file, compile, look.

### Hint
`source set` takes a property and its new default in quotes.

### Hint
Type `use MessageDraft`, then `source set conversation "reading"`, then `rerun`, then `p draft.conversation`

### After
The source decides how new values begin; a file keeps what became of them. A value that was stored yesterday does not care
about today's default. That is why a store has a version.

## explain: There and back

Run the experiments of `codable` and of `FileManager` and read what they prove. Then tell the way of a message to the disk and
back in five words: identity, time, bytes, place, file.

```lab
lab> run codable
concept.codable
  1. a message as JSON: bytes  207
  2. decoded, it is equal to the original  ✓
  3. serverID is nil, so its key is left out  ✓
  4. an enum with raw values is written as its word  true
  5. a key is missing: the decoder throws and names it  text
  6. the missing key is text  ✓
  7. a key that nobody asked for is passed over  ✓
target-evidence:concept.codable  swift
lab> run FileManager
type.FileManager
  1. writing into a missing folder throws  ✓
  2. make the folder, then the file  true
  3. what the folder holds  ["trail.txt"]
  4. renamed: does the old name exist  false
  5. removing a folder removes what is in it  ✓
  6. removing it twice throws  ✓
target-evidence:type.FileManager  swift
```

```check
lab.evidence("concept.codable") // run the experiment of the concept
lab.evidence("type.FileManager") // run the experiment of FileManager
```

### Hint
Two names, one command.

### Hint
`run` takes the name of the concept or of the card.

### Hint
Type `run codable` and then `run FileManager`

### After
An encoder turns a value into `Data`; `FileManager` puts the data where a `URL` says; a decoder makes an equal value of it, or
throws. In between nothing is sure, and each type says so in its own way.

## question: single

Why does a message get its `UUID` on the phone and not from the server?

- [ ] Because the phone is faster
  Speed is not the reason; a server answers in a blink, when it answers.
- [x] Because it needs a name before any answer can come
  A retry has to say which message it means, also when the first answer was lost.
- [ ] Because servers can't make them
  They can, and it makes no difference to the number.

### After
128 random bits need no registry, so whoever makes the thing can name it.

## question: multiple

Which of these may fail, so that you must say what happens then?

- [x] `UUID(uuidString: text)`
  It is nil for a text that is no UUID.
- [x] `String(data: data, encoding: .utf8)`
  It is nil for bytes that are no UTF-8.
- [ ] `Data(text.utf8)`
  Each text has a UTF-8 form.
- [x] `decoder.decode(Message.self, from: data)`
  It throws when a key is missing or of another type.

### After
From a value to bytes is the easy direction. The way back has to be checked.

## question: order

Bring the way of a draft to the disk and back into order.

1. encode the value into data
2. make the folder
3. write the data to a file
4. read the file into data
5. decode a value from the data

### After
A value, bytes, a file; and the same steps backwards.

## question: single

A later server adds the key `reactions` to each message. What does today's decoder do?

- [x] It makes the message and passes over the key
  Nobody asked for it.
- [ ] It throws
  It throws for a key that it needs and doesn't find.
- [ ] It makes a message without a text
  A half-filled value is never made.

### After
Unknown keys are ignored, missing ones are errors.

## question: short

What is thrown when the decoder needs a key that is not there?

```answer
keyNotFound
DecodingError.keyNotFound
DecodingError
```

### After
`DecodingError.keyNotFound`, together with the key and the way to it.

## summary

**UUID** is who, **Date** is when, **URL** is where, **Data** is the bytes; none of them knows of a file until
**FileManager** touches one. **Codable** lets an **encoder** write a value and a **decoder** read an equal one, or **throw**.
From value to bytes is easy; on the way back every step can fail, and the types say so: **nil**, **false**, `throws`.

Next: lesson 9 lets such work happen beside other work: tasks, `async` and `await`.

"""##,
    chinese: ##"""
---
number: 8
slug: foundation-values
title: 身份、时间、地点与字节
needs: 7
minutes: 45
ability: 把一个业务值编码、存进文件、再读回来，并说清途中哪里可能失败。
types: UUID, Date, URL, Data, FileManager
concepts: codable
introduces: v, p, predict, expr, use, set, source, rerun, run
subject: type.UUID
---

聊到一半关掉应用，再打开，一切都在。其间每条消息都曾是文件里的一排字节。谁把它变成字节？哪些内容留了下来？错一个字节会怎样？

Foundation 给每个部分都准备了一个小小的值：`UUID` 管“是谁”，`Date` 管“何时”，`URL` 管“在哪”，`Data` 管字节。这一课带着一条消息一直走到磁盘，再走回来。

## observe: 它是谁

`UUID` 是 128 位，别人不会再选到同样的。现场里有 `id`、`other`，有把前者写成文字的 `text`，还有少了最后一位的 `typo`。

打印 `id.uuidString`，比较 `id` 和 `other`，再问由那段文字能不能变回同一个身份。

```lab
lab> p id.uuidString
(String) "F7FD904C-A848-41E8-815B-EFB1FCCF494A"
lab> p id == other
(Bool) false
lab> p UUID(uuidString: text) == id
(Bool) true
```

```check
lab.ran("p id.uuidString") // 把身份打印成文字
lab.printed("(Bool) false") // 比较 id 与 other
lab.printed("(Bool) true") // 由文字变回身份，再与 id 比较
```

### Hint
打印一样东西，比较两次。

### Hint
`uuidString` 是属性；`UUID(uuidString:)` 由文字得到身份。

### Hint
依次输入 `p id.uuidString`、`p id == other`、`p UUID(uuidString: text) == id`

### After
给人看是 36 个字符，给机器用是 16 个字节，身份只有一个。它在手机上生成，不用问任何人，所以消息在联网之前就有了名字。

## mistake: 我确定它是

不是每段文字都是 UUID，所以 `UUID(uuidString:)` 返回可选值。感叹号的意思是：我确定。对 `typo` 也确定一回，看看程序会怎样。

```lab
lab! p UUID(uuidString: typo)!
__lldb_expr_7/<EXPR>:8: Fatal error: Unexpectedly found nil while unwrapping an Optional value
       
error: Expression execution was interrupted: signal SIGILL: illegal operand.
The process has been returned to the state before expression evaluation.
lab> p UUID(uuidString: typo)
(Foundation.UUID?) nil
```

```check
lab.refused("p UUID(uuidString: typo)!") // 对一段不是 UUID 的文字下保证
lab.printed("(Foundation.UUID?) nil") // 再不带感叹号问一次
```

### Hint
由 `typo` 生成两次身份：一次带保证，一次不带。

### Hint
保证就是右括号后面的感叹号。

### Hint
先输入 `p UUID(uuidString: typo)!` 再输入 `p UUID(uuidString: typo)`

### After
“Unexpectedly found nil”：保证落空，真正的应用会当场终止。文件和网络里来的东西从来不保险，Foundation 用类型说明了这一点：看到问号，就得交代没有的时候怎么办。

## predict: 什么时候

`use Date`。`Date` 是一个数：一条全世界共用的线上的秒数。`written` 是打字的时刻，`confirmed` 晚 80 毫秒。假如把 `written` 往后挪一分钟，它会不会落到 `confirmed` 之后？先锁定，再用 `addingTimeInterval(60)` 去做。

```lab
lab> use Date
当前实例：written  (Date)
现场里的变量：written, confirmed, epoch
lab> p written < confirmed
(Bool) true
lab> predict written > confirmed
已锁定：written > confirmed  （下一次修改之后求值）
lab> expr written = written.addingTimeInterval(60)
() $R0 = {}
✓ 预测成立：written > confirmed
```

```check
lab.printed("(Bool) true") // 问两个时刻哪个更早
lab.predicted // 锁定你的预测
written > confirmed // 把 written 往后挪一分钟
```

### Hint
先问，再预测，然后给 `written` 一个新值。

### Hint
日期用 `<`、`>` 比较；`addingTimeInterval` 返回另一个日期，所以要赋值。

### Hint
依次输入 `use Date`、`p written < confirmed`、`predict written > confirmed`、`expr written = written.addingTimeInterval(60)`

### After
哪里都没有时区：日期和钟点只在日历把它显示给人看时才出现。而且它是浮点数，要求存取分毫不差的存储，记的是整毫秒。

## observe: 在哪里

`use URL`。`URL` 指出一个地点，也认得自己的各个部分。问 `server` 的 `host` 和 `query`。再让目录 `store` 给其中的文件起名：`appendingPathComponent("m1.json")`，取它的 `lastPathComponent`。

```lab
lab> use URL
当前实例：server  (URL)
现场里的变量：server, store, typed
lab> p server.host
(String?) "chat.example.com"
lab> p server.query
(String?) "limit=50"
lab> p store.appendingPathComponent("m1.json").lastPathComponent
(String) "m1.json"
```

```check
lab.printed("chat.example.com") // 问服务器的主机名
lab.printed("limit=50") // 问它的查询部分
lab.printed("m1.json") // 给存储里的文件起名
```

### Hint
一个地址的两部分，再由一个地址得到另一个地址。

### Hint
`host`、`query` 是属性；`appendingPathComponent` 是方法，参数是名字。

### Hint
依次输入 `use URL`、`p server.host`、`p server.query`、`p store.appendingPathComponent("m1.json").lastPathComponent`

### After
没有打开任何东西，也没有问过任何人：有地址不等于去过。m1.json 这个文件在不在，要问 `FileManager`，这一课后面就会问。

## debugger: 由什么组成

`use Data`。文件和网络只认字节。`data` 是 `text` 的 UTF-8 形式；`broken` 少了最后一个字节。比一比数目，再试着把它们各变成文字。

```lab
lab> use Data
当前实例：data  (Data)
现场里的变量：data, text, broken, empty
lab> p text.count
(Int) 4
lab> p data.count
(Int) 7
lab> p String(data: data, encoding: .utf8)
(String?) "Hi 👋"
lab> p String(data: broken, encoding: .utf8)
(String?) nil
```

```check
lab.printed("(Int) 4") // 数 text 的字符
lab.printed("(Int) 7") // 数 data 的字节
lab.ran("p String(data: data") // 把 data 变成文字
lab.printed("(String?) nil") // 再拿残缺的那份试试
```

### Hint
数两次，试两次。

### Hint
`String(data:encoding:)` 要字节和编码的名字 `.utf8`。

### Hint
依次输入 `use Data`、`p text.count`、`p data.count`、`p String(data: data, encoding: .utf8)`、`p String(data: broken, encoding: .utf8)`

### After
四个字符，七个字节。少了一个字节，最后那个字符就不成字符，整段也不再是文字，得到 `nil`。一段段从网络上读的人，得先收齐字节再变成文字。

## control: 写成 JSON 的消息

`use codable`。`Message` 是 `Codable`：它知道怎样把自己写成键和值。`encoder` 由它做出 `Data`，`decoder` 由 `Data` 做回消息；`json` 是同样内容的文字。先编码这条消息，再解码 `json` 并比较。

```lab
lab> use codable
当前实例：message  (codable)
现场里的变量：message, encoder, decoder, json, broken
lab> p json
(String) "{\"attempts\":1,\"author\":\"me\",\"conversation\":\"trail\",\"createdAt\":1767258060000,\"id\":\"C2307496-2938-439C-9260-06E793947F32\",\"number\":1,\"ordinal\":1,\"serverID\":\"s1\",\"state\":\"sent\",\"text\":\"See you at 8:30\"}"
lab> p try encoder.encode(message).count
(Int) 200
lab> p try decoder.decode(Message.self, from: json.data(using: .utf8)!) == message
(Bool) true
```

```check
lab.ran("p json") // 看看写成文字的消息
lab.ran("p try encoder.encode") // 编码这条消息
lab.printed("(Bool) true") // 解码并比较
```

### Hint
去一趟，回一趟，各一行。

### Hint
两者都可能抛出错误，所以以 `try` 开头；`decode` 要类型 `Message.self` 和字节。

### Hint
依次输入 `use codable`、`p json`、`p try encoder.encode(message).count`、`p try decoder.decode(Message.self, from: json.data(using: .utf8)!) == message`

### After
相等，一个属性都不差。再看看那段文字：id 是它的 `uuidString`，时间是整毫秒，状态是一个单词。失败原因没有键：它是 `nil`，所以省掉了。

## debugger: 少了一个键

`broken` 里的键 `text` 被错写成 `txt`。解码器会让文字留空，还是干脆不做出消息？先自己想好，再去解码，读一读抛出了什么。

```lab
lab> p broken.contains("txt")
(Bool) true
lab> p try decoder.decode(Message.self, from: broken.data(using: .utf8)!)
(DecodingError) keyNotFound {
  keyNotFound = {
    0 = text
    1 = {
      codingPath = 0 values {}
      debugDescription = "No value associated with key CodingKeys(stringValue: \"text\", intValue: nil) (\"text\")."
      underlyingError = nil
    }
  }
}
```

```check
lab.ran("p broken.contains") // 确认键写错了
lab.printed("keyNotFound") // 解码这段残缺的文字
```

### Hint
和刚才那一行一样，只是换一段文字。

### Hint
把 `json` 换成 `broken`，比较的部分去掉。

### Hint
先输入 `p broken.contains("txt")` 再输入 `p try decoder.decode(Message.self, from: broken.data(using: .utf8)!)`

### After
得到的是错误而不是消息，还点了名：`keyNotFound`，`text`。只填了一半的消息并不存在。不认识的键则会被跳过——旧版应用能读新版服务器写的内容，靠的就是这个。

## control: 放进文件

`use FileManager`。`folder` 是真实磁盘上的空目录，`file` 指着里面的一个位置，`data` 是一份草稿的字节。先问文件在不在，再写入，列出目录，把字节读回来。

```lab
lab> use FileManager
当前实例：manager  (FileManager)
现场里的变量：manager, folder, file, data
lab> p manager.fileExists(atPath: file.path)
(Bool) false
lab> p manager.createFile(atPath: file.path, contents: data)
(Bool) true
lab> p try manager.contentsOfDirectory(atPath: folder.path)
([String]) 1 value {
  [0] = "draft.txt"
}
lab> p manager.contents(atPath: file.path) == data
(Bool) true
```

```check
lab.ran("p manager.fileExists") // 文件还没有时先问一次
manager.fileExists(atPath: file.path) // 写入文件
lab.printed("draft.txt") // 列出目录
lab.ran("p manager.contents(atPath: file.path)") // 把字节读回来
```

### Hint
问、写、列、读：`manager` 的四个方法。

### Hint
它们要的路径是文字：`file.path` 与 `folder.path`。列目录可能抛出错误，以 `try` 开头。

### Hint
依次输入 `use FileManager`、`p manager.fileExists(atPath: file.path)`、`p manager.createFile(atPath: file.path, contents: data)`、`p try manager.contentsOfDirectory(atPath: folder.path)`、`p manager.contents(atPath: file.path) == data`

### After
草稿已经离开程序：在实验室收走它的目录之前，这个文件就在你的磁盘上。写入回答 `true` 或 `false`，列目录可能抛出错误，读取可能是 `nil`：三种说法，同一个意思——磁盘会出错。哪一种都别跳过。

## source: 入库之前的值

存下的东西，最初来自默认值。`use MessageDraft`，在源码里把 `conversation` 的默认值改成 `"reading"`，再运行。新草稿会发往哪个会话？旧的呢？

```lab
lab> use MessageDraft
当前实例：draft  (MessageDraft)
现场里的变量：draft, original, blank
可调属性：set conversation | text ……（输入 set 查看全部）
lab> source set conversation "reading"
workbench/MessageDraft.swift:4  conversation: "trail" → "reading"
输入 rerun 编译并创建新实例。
lab> rerun
属性          旧实例   新实例
────────────  ───────  ─────────
conversation  "trail"  "reading"
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p draft.conversation
(String) "reading"
```

```check
lab.rerun // 编译源码，做出新草稿
draft.conversation == "reading" // 新草稿应发往读书会
lab.ran("p draft.conversation") // 用 p 打印出来
```

### Hint
改文件，编译，再看。

### Hint
`source set` 后面写属性和带引号的新默认值。

### Hint
依次输入 `use MessageDraft`、`source set conversation "reading"`、`rerun`、`p draft.conversation`

### After
源码决定新的值从什么样子开始，文件留住它后来变成的样子。昨天存下的值不会理会今天的默认值，所以存储才要带版本号。

## explain: 一去一回

运行 `codable` 和 `FileManager` 的实验，读一读它们证明了什么。然后用五个词讲出消息去磁盘再回来的路：身份、时间、字节、地点、文件。

```lab
lab> run codable
concept.codable
  1. 消息变成 JSON：字节数  207
  2. 解码之后与原来相等  ✓
  3. serverID 是 nil，所以连键都省了  ✓
  4. 带原始值的枚举写成它的单词  true
  5. 少了一个键：解码器抛出错误并指出它  text
  6. 缺的键是 text  ✓
  7. 没人要的键会被跳过  ✓
target-evidence:concept.codable  swift
lab> run FileManager
type.FileManager
  1. 往不存在的目录里写会抛出错误  ✓
  2. 先建目录，再建文件  true
  3. 目录里有什么  ["trail.txt"]
  4. 改名之后：旧名字还在吗  false
  5. 删除目录会连里面的一起删掉  ✓
  6. 再删一次会抛出错误  ✓
target-evidence:type.FileManager  swift
```

```check
lab.evidence("concept.codable") // 运行这个概念的实验
lab.evidence("type.FileManager") // 运行 FileManager 的实验
```

### Hint
两个名字，一条命令。

### Hint
`run` 后面写概念或卡片的名字。

### Hint
先输入 `run codable` 再输入 `run FileManager`

### After
编码器把值变成 `Data`，`FileManager` 把它放到 `URL` 说的地方，解码器再由它做出相等的值，或者抛出错误。中间没有哪一步是稳的，每个类型都用自己的方式说明了这一点。

## question: single

为什么消息的 `UUID` 由手机生成，而不是等服务器给？

- [ ] 因为手机更快
  快慢不是理由；服务器肯回答时也只要一眨眼。
- [x] 因为在任何回复到来之前，它就得有名字
  第一次的回复丢了，重试也要说得清是哪一条。
- [ ] 因为服务器生成不了
  它也能生成，号码本身没有区别。

### After
128 个随机位不需要登记处，谁造出东西，谁就能给它起名。

## question: multiple

下面哪些可能失败，必须交代失败时怎么办？

- [x] `UUID(uuidString: text)`
  文字不是 UUID 时得到 nil。
- [x] `String(data: data, encoding: .utf8)`
  字节不是 UTF-8 时得到 nil。
- [ ] `Data(text.utf8)`
  任何文字都有 UTF-8 形式。
- [x] `decoder.decode(Message.self, from: data)`
  少了键或类型不对时抛出错误。

### After
从值到字节是容易的方向，回来的路要一步步检查。

## question: order

把草稿去磁盘再回来的路排好。

1. 把值编码成 Data
2. 建好目录
3. 把 Data 写进文件
4. 把文件读成 Data
5. 由 Data 解码出值

### After
值、字节、文件，然后原路倒着走回来。

## question: single

服务器新版本给每条消息加了键 `reactions`。今天的解码器会怎样？

- [x] 照常做出消息，跳过这个键
  没有人要它。
- [ ] 抛出错误
  只有需要的键找不到时才抛。
- [ ] 做出一条没有文字的消息
  只填一半的值从来不会出现。

### After
不认识的键被忽略，缺少的键才是错误。

## question: short

解码器需要的键不在时，抛出的是什么？

```answer
keyNotFound
DecodingError.keyNotFound
DecodingError
```

### After
`DecodingError.keyNotFound`，里面带着那个键和走到它的路径。

## summary

**UUID** 是谁，**Date** 是何时，**URL** 是在哪，**Data** 是字节；在 **FileManager** 动手之前，它们都与文件无关。**Codable** 让**编码器**写下一个值，让**解码器**读出相等的值，或者**抛出错误**。从值到字节容易，回来的路步步可能失败，类型也都说明了：**nil**、**false**、`throws`。

下一课，第 9 课，让这些事与别的事同时进行：任务、`async` 与 `await`。

"""##)

  private static let lesson09 = LessonLibrary.Source(
    folder: "09-concurrency",
    english: ##"""
---
number: 9
slug: concurrency
title: Task, await and errors
needs: 5, 6
minutes: 45
ability: Trace the success and the failure path of a message that is sent.
types: Task, Result
concepts: async-await-throws
introduces: use, v, p, predict, expr, set, run, source, rerun, call
subject: concept.async-await-throws
---

Mei taps Send. The server is slow today: five seconds until it answers. In those five seconds the list must scroll, she may type
the next message, and she may leave the screen. And perhaps the answer will be no.

So one function has to start now, wait without standing in anybody's way, and end in one of two ways. In this lesson you
send messages through a server whose answers *you* give, and a queue that runs each piece of a task only when *you* say so.
The tasks are real ones; they just stand still between two steps, so that you can look around.

## observe: Who is here

`sender` sends texts. `queue` holds the pieces of tasks that are ready to run, `wire` is the connection to the server, and `log`
notes which line was reached. `task` is empty: nothing has been sent. Look at the controls of the sender and ask the other
two whether they have anything to do.

```lab
lab> set
property     type  now   values
───────────  ────  ────  ──────────
isOnline     Bool  true  true false
longestText  Int   40    1…16384
lab> p queue.waiting
(Int) 0
lab> p wire.isWaiting
(Bool) false
```

```check
lab.printed("(Int) 0") // ask how many pieces wait in the queue
lab.printed("(Bool) false") // ask whether a request waits on the wire
```

### Hint
`set` alone lists the controls.

### Hint
Two questions with `p`, about `waiting` and `isWaiting`.

### Hint
Type `set` then `p queue.waiting` then `p wire.isWaiting`

### After
Everything is quiet. In an app the queue is a pool of threads that takes the next piece as soon as one is free. Here it
waits for you.

## predict: Starting is not doing

`start` makes a `Task` and returns at once, as a button's action must. How many lines of the task have run when `start` returns?
Lock your guess about `log.count`, start, and compare.

```lab
lab> predict log.count == 0
Locked: log.count == 0  (evaluated after the next change)
lab> expr task = sender.start("See you at 8:30")
() $R0 = {}
✓ prediction met: log.count == 0
lab> p queue.waiting
(Int) 1
```

```check
lab.predicted // a prediction is still missing
task != nil // start a task and keep it in the variable task
lab.printed("(Int) 1") // ask how many pieces wait now
```

### Hint
A new task is only put into the queue.

### Hint
`predict` with `log.count`, `expr task = sender.start(…)`, then a look at the queue.

### Hint
Type `predict log.count == 0` then `expr task = sender.start("See you at 8:30")` then `p queue.waiting`

### After
Not one line has run. The button's action is over, the screen can draw, and one piece of work waits in the queue.

## debugger: Up to the first await

Run the waiting piece with `queue.runNext()`. It answers whether there was one. Then read the log, and ask queue and wire who is
busy now.

```lab
lab> p queue.runNext()
(Bool) true
lab> p log.lines
([String]) 2 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
}
lab> p queue.waiting
(Int) 0
lab> p wire.isWaiting
(Bool) true
```

```check
log.last == "asking the server" // run the first piece of the task
lab.printed("(Int) 0") // ask how many pieces wait in the queue
wire.isWaiting // the request should be on its way
lab.ran("p wire.isWaiting") // ask whether the wire is waiting
```

### Hint
The queue has a method that runs its oldest piece.

### Hint
Four lines with `p`: run it, the log, the queue, the wire.

### Hint
Type `p queue.runNext()` then `p log.lines` then `p queue.waiting` then `p wire.isWaiting`

### After
The task ran until `let id = try await wire.request(text)` and stopped in the middle of that line. It is *suspended*: not
finished, not in the queue, and on no thread. That is the whole trick of `await`: waiting costs nobody anything, or else this shell
could not answer you now.

## debugger: The answer

You are the server. Say yes with `wire.answer("srv-17")`, look at the queue, and read the log *before* you run the piece.
Then run it.

```lab
lab> p wire.answer("srv-17")
(Bool) true
lab> p log.count
(Int) 2
lab> p queue.runAll()
(Int) 1
lab> p log.last
(String?) "sent as srv-17"
```

```check
lab.printed("sent as srv-17") // answer with srv-17, run the queue and print the last line of the log
wire.isWaiting == false // the request should be answered
```

### Hint
An answer makes the task ready; it does not run it.

### Hint
`wire.answer(…)`, then `log.count`, then `queue.runAll()`, then `log.last`.

### Hint
Type `p wire.answer("srv-17")` then `p log.count` then `p queue.runAll()` then `p log.last`

### After
The answer put a new piece into the queue: "go on behind the await". `id` got its value there and the function ended. This is the
*success path*: check, ask, sent.

## mistake: Ask without waiting

The task is finished and its value is an id. Ask for it: `p task!.value`. Predict what the compiler says; this is the
debugger's console, and it cannot wait.

```lab
lab> predict does not compile
Locked: does not compile  (compared with the compiler's next answer)
lab! p task!.value
           ˄
           ╰─ error: 'async' property access in a function that does not support concurrency
✓ prediction met: does not compile
```

```check
lab.predicted // a prediction is still missing
lab.printed("'async' property access") // ask for the task's value
```

### Hint
`value` may have to wait for the end of the task, so it is `async`.

### Hint
A prediction and a `p` line; `task` is an optional and needs its `!`.

### Hint
Type `predict does not compile` then `p task!.value`

### After
`async` things can be asked for in `async` code alone, and every such place is marked with `await`. The rule is hard, and it is your
best help: where no `await` stands, nothing can come between two lines.

## control: No network

Now the failure path. Turn the network off with the control, start another message and run the queue. Before that, predict how
many lines the log will have gained: it has three.

```lab
lab> set isOnline false
sender.isOnline: true → false
lab> expr task = sender.start("Bring water")
() $R1 = {}
lab> predict log.count == 5
Locked: log.count == 5  (evaluated after the next change)
lab> call queue.runAll()
(Int) $R2 = 1
✓ prediction met: log.count == 5
lab> p log.lines
([String]) 5 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
  [2] = "sent as srv-17"
  [3] = "checking \"Bring water\""
  [4] = "caught offline"
}
```

```check
sender.isOnline == false // turn the network off
lab.predicted // a prediction is still missing
log.last == "caught offline" // start a message and run the queue
lab.printed("caught offline") // read the log
```

### Hint
`check()` throws before anything is asked of the server.

### Hint
`set`, `expr`, `predict`, `call` and `p`, in this order.

### Hint
Type `set isOnline false` then `expr task = sender.start("Bring water")` then `predict log.count == 5` then `call queue.runAll()` then `p log.lines`

### After
`throw` left the function at once: "asking the server" was never reached, and `catch` took over. One piece was enough, because
no await came in between.

## debugger: A no behind the await

The other kind of failure comes late. Turn the network on again, send, and run until the request is on its way. Then be a server that
refuses: status 400.

```lab
lab> set isOnline true
sender.isOnline: false → true
lab> expr log.clear()
() $R3 = {}
lab> expr task = sender.start("Buy one, get two!!!")
() $R4 = {}
lab> call queue.runAll()
(Int) $R5 = 1
lab> p wire.fail(.refused(status: 400))
(Bool) true
lab> call queue.runAll()
(Int) $R6 = 1
lab> p log.lines
([String]) 3 values {
  [0] = "checking \"Buy one, get two!!!\""
  [1] = "asking the server"
  [2] = "caught refused(status: 400)"
}
```

```check
sender.isOnline // turn the network on again
log.last == "caught refused(status: 400)" // send, refuse with status 400, and run the queue
lab.printed("caught refused") // read the log
```

### Hint
The wire can fail with an error instead of an answer.

### Hint
Clear the log, start, run, `wire.fail(…)`, run again, and read.

### Hint
Type `set isOnline true` then `expr log.clear()` then `expr task = sender.start("Buy one, get two!!!")` then `call queue.runAll()` then `p wire.fail(.refused(status: 400))` then `call queue.runAll()` then `p log.lines`

### After
Same line of source, other ending: `try await` either goes on with a value or throws, and then the line behind it is skipped.
`try` marks the second possibility, `await` the pause; this line has both.

## debugger: Catch it yourself

`check` is an ordinary throwing function without `async`, so the console may call it. Give it a text of blanks, once with `try?`
and once with a `do` and a `catch` that prints the reason.

```lab
lab> p try? sender.check("   ")
(()?) nil
lab> expr do { try sender.check("   ") } catch { print("caught", error) }
caught emptyText
```

```check
lab.ran("p try?") // call check with try?
lab.printed("caught emptyText") // call check in a do with a catch that prints the error
```

### Hint
`try?` turns the error into nil; `catch` has it in `error`.

### Hint
First `p try? …`, then `expr do { … } catch { … }`.

### Hint
Type `p try? sender.check("   ")` then `expr do { try sender.check("   ") } catch { print("caught", error) }`

### After
`try?` says *that* it failed, `catch` says *why*. A user deserves the second one: "the text is empty" is a help, "nil" is none.

## observe: The ending as a value

What if the reason is needed later, in a list of failed messages? Then the ending itself is stored: a `Result` is an enum with
`.success` and `.failure`. Open its frame. `arrived` and `lost` are two endings.

```lab
lab> use Result
Current instance: outcome  (Result)
In this frame: outcome, arrived, lost
lab> v
(Result<String, TeachingTypes.SendError>) outcome = success (success = "srv-17")
(Result<String, TeachingTypes.SendError>) arrived = success (success = "srv-17")
(Result<String, TeachingTypes.SendError>) lost = failure {
  failure = offline
}
lab> p arrived.map { $0.count }
(Result<Int, TeachingTypes.SendError>) success (success = 6)
lab> p lost.map { $0.count }
(Result<Int, TeachingTypes.SendError>) failure {
  failure = offline
}
lab> p try? lost.get()
(String?) nil
```

```check
lab.printed("success = 6") // map the successful ending
lab.printed("(String?) nil") // take the value out of the failed one with try? and get()
```

### Hint
`use Result`, then `v`.

### Hint
`map` changes a success and leaves a failure alone; `get()` throws the failure.

### Hint
Type `use Result` then `v` then `p arrived.map { $0.count }` then `p lost.map { $0.count }` then `p try? lost.get()`

### After
A failure at rest throws nothing: it can be printed and handed on. `get()` turns it into a throw again. A task gives its
ending in both forms: `try await task.value`, or `await task.result`.

## predict: Changed her mind

Mei leaves the screen before the task has begun. Open the frame of Task: one is already in the queue. Cancel it, and predict
what that does to the log once the queue runs: nothing at all, or one line or more?

```lab
lab> use Task
Current instance: task  (Task)
In this frame: task, queue, wire, log
lab> call task.cancel()
() $R0 = {}
lab> predict log.count > 1
Locked: log.count > 1  (evaluated after the next change)
lab> call queue.runAll()
(Int) $R1 = 1
✓ prediction met: log.count > 1
lab> p log.lines
([String]) 3 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
  [2] = "caught CancellationError()"
}
```

```check
task.isCancelled // cancel the task
lab.predicted // a prediction is still missing
lab.printed("caught CancellationError") // run the queue and read the log
```

### Hint
`cancel()` sets a mark. Who looks at it?

### Hint
`call` for cancelling, `predict`, `call` for the queue, `p` for the log.

### Hint
Type `use Task` then `call task.cancel()` then `predict log.count > 1` then `call queue.runAll()` then `p log.lines`

### After
The task began although it was cancelled, checked its text and asked the server; only the wait looked at the mark and threw
`CancellationError`. Cancelling is a request. A long loop of your own must ask `Task.checkCancellation()` now and then.

## source: Shorter messages

Back to the sender. Messages shall have 12 characters at most: change the default in the source, run it again, and send a
text that was fine before.

```lab
lab> use async-await-throws
Current instance: sender  (async-await-throws)
In this frame: sender, task, queue, wire, log
Controls: set isOnline | longestText … ('set' lists all)
lab> source set longestText 12
workbench/async-await-throws.swift:5  longestText: 40 → 12
'rerun' compiles it and makes a new instance.
lab> rerun
property     old instance  new instance
───────────  ────────────  ────────────
longestText  40            12
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> expr do { try sender.check("See you at 8:30") } catch { print("caught", error) }
caught tooLong(limit: 12)
```

```check
lab.source("longestText") == "12" // the source should say 12
lab.rerun // compile it and make a new sender
lab.printed("caught tooLong(limit: 12)") // check "See you at 8:30" with the new sender
```

### Hint
`source set`, `rerun`, then a `do` with a `catch`.

### Hint
The name of the property is `longestText`.

### Hint
Type `use async-await-throws` then `source set longestText 12` then `rerun` then `expr do { try sender.check("See you at 8:30") } catch { print("caught", error) }`

### After
The error carries the limit, so the message to the user can name it: an error is an enum with associated values, as in lesson 5.

## explain: Both paths in one go

Run the experiment and follow each arrow: which lines of the log belong to success, which to failure, and where do they part?

```lab
lab> run async-await-throws
concept.async-await-throws
  1. up to the first `await`  checking "See you at 8:30" → asking the server
  2. success: the line after `await` ran with the value  srv-17
  3. failure: the same await throws, the line after it is skipped  checking "See
    you at 8:30" → asking the server → caught refused(status: 400)
  4. whoever awaits the task gets the error  ✓
  5. offline it throws before the first await: one piece was enough  ✓
  6. its result, without a throw  failure(TeachingTypes.SendError.offline)
target-evidence:concept.async-await-throws  swift
```

```check
lab.ran("run async-await-throws") // run the experiment
```

### Hint
It has the name of this lesson's concept.

### Hint
`run`, then the name.

### Hint
Type `run async-await-throws`

### After
They part at `try await`: with a value to the line below, with an error to the `catch`. You can now trace a message from the tap to
either end.

## question: single

A button's action calls `sender.start(text)` and returns. When does the first line of the task run?

- [ ] before `start` returns
  The task is only put into the queue; the log was still empty.
- [x] when a thread takes the piece out of the queue
  In this lesson that was your `runNext()`.
- [ ] when somebody awaits the task
  A task runs by itself; awaiting it only waits for the ending.

### After
Starting and running are two events.

## question: multiple

What is true while a task is suspended at an `await`?

- [x] Its thread does other work.
  That is why the app stays responsive.
- [ ] It waits in the queue.
  It comes back to the queue when the answer is there.
- [x] Its local variables are kept.
  The line behind the await finds them as they were.
- [x] Its screen may have been closed meanwhile.
  That is why one writes `[weak self]`, and looks again after an await.

### After
Suspended means: kept in memory, on no thread.

## question: order

Bring the success path into order.

1. the task is put into the queue
2. the text is checked
3. the task is suspended at the request
4. the server answers
5. the line behind the await runs

### After
Between 3 and 5 anything may happen; between 2 and 3 nothing can.

## question: single

`try await wire.request(text)` throws. What happens to the line behind it?

- [ ] It runs with nil.
  Only `try?` would give nil.
- [x] It is skipped, and the nearest catch goes on.
  A throw leaves line after line until somebody catches it.
- [ ] It runs after a retry.
  Nothing retries by itself; lesson 20 shows who does.

### After
The failure path begins at the `try`.

## question: short

Which word marks the place where a task may be suspended?

```answer
await
```

### After
`await`. Where it does not stand, the code runs on without a pause.

## summary

A **Task** is work that goes on by itself; it is run in **pieces** between its **suspensions**. **async** functions may pause, and each
such call is marked **await**; **throws** functions may end with an error, marked **try** and taken by **catch**. A **Result**
keeps the ending as a value. **cancel()** asks; the task has to look.

Next: lesson 10 goes back to the beginning of an app and looks for its first screen.

"""##,
    chinese: ##"""
---
number: 9
slug: concurrency
title: Task、await 与错误
needs: 5, 6
minutes: 45
ability: 沿着成功和失败两条路，追踪一条正在发送的消息。
types: Task, Result
concepts: async-await-throws
introduces: use, v, p, predict, expr, set, run, source, rerun, call
subject: concept.async-await-throws
---

小梅点了“发送”。今天服务器很慢，要五秒才回话。这五秒里，列表还得能滑动，她可能接着打下一条，也可能退出页面。而且，服务器的回答说不定是“不行”。

所以需要这样一个函数：现在开始，等待时不挡任何人的路，最后走向两种结局之一。这一课里，服务器的回答由*你*来给，任务的每一段也要*你*发话才执行。任务都是真的，只是在两步之间停住，好让你四处看看。

## observe: 都有谁

`sender` 负责发送；`queue` 里放着随时可以执行的任务片段；`wire` 是通向服务器的连接；`log` 记录执行到了哪一行。`task` 还是空的：什么都没发。看看 sender 有哪些控件，再问问另外两位手上有没有活。

```lab
lab> set
属性         类型  现在  取值
───────────  ────  ────  ──────────
isOnline     Bool  true  true false
longestText  Int   40    1…16384
lab> p queue.waiting
(Int) 0
lab> p wire.isWaiting
(Bool) false
```

```check
lab.printed("(Int) 0") // 问队列里有几段在等
lab.printed("(Bool) false") // 问连接上有没有请求在等
```

### Hint
单独一个 `set` 会列出控件。

### Hint
用 `p` 问两次：`waiting` 和 `isWaiting`。

### Hint
依次输入 `set` 和 `p queue.waiting` 和 `p wire.isWaiting`

### After
一片安静。真的 App 里，队列背后是一组线程，谁有空就取走下一段；在这里，它等你。

## predict: 启动不等于执行

`start` 创建一个 `Task` 并立刻返回，按钮的动作必须这样。`start` 返回时，任务里已经执行了几行？先锁定你对 `log.count` 的猜测，再启动、比较。

```lab
lab> predict log.count == 0
已锁定：log.count == 0  （下一次修改之后求值）
lab> expr task = sender.start("See you at 8:30")
() $R0 = {}
✓ 预测成立：log.count == 0
lab> p queue.waiting
(Int) 1
```

```check
lab.predicted // 还没有锁定预测
task != nil // 启动一个任务，存进变量 task
lab.printed("(Int) 1") // 问现在有几段在等
```

### Hint
新任务只是被放进了队列。

### Hint
`predict` 写 `log.count`，`expr task = sender.start(…)`，再看一眼队列。

### Hint
依次输入 `predict log.count == 0` 和 `expr task = sender.start("See you at 8:30")` 和 `p queue.waiting`

### After
一行都没执行。按钮的动作已经结束，屏幕可以照常绘制，队列里多了一段等着执行的活。

## debugger: 走到第一个 await

用 `queue.runNext()` 执行等着的那一段，它会回答有没有可执行的。然后读日志，再问问队列和连接：现在忙的是谁？

```lab
lab> p queue.runNext()
(Bool) true
lab> p log.lines
([String]) 2 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
}
lab> p queue.waiting
(Int) 0
lab> p wire.isWaiting
(Bool) true
```

```check
log.last == "asking the server" // 执行任务的第一段
lab.printed("(Int) 0") // 问队列里有几段在等
wire.isWaiting // 请求应该在途中
lab.ran("p wire.isWaiting") // 问连接是不是在等
```

### Hint
队列有个方法，执行最早的那一段。

### Hint
四行 `p`：执行、日志、队列、连接。

### Hint
依次输入 `p queue.runNext()` 和 `p log.lines` 和 `p queue.waiting` 和 `p wire.isWaiting`

### After
任务走到 `let id = try await wire.request(text)`，停在了这一行的中间。它*挂起*了：没有结束，不在队列里，也不在任何线程上。`await` 的奥妙全在这里：等待不占用任何人，否则这个 shell 现在就没法回答你。

## debugger: 回答

你就是服务器。用 `wire.answer("srv-17")` 说“收到”，看看队列，在执行那一段*之前*先数一下日志，然后再执行。

```lab
lab> p wire.answer("srv-17")
(Bool) true
lab> p log.count
(Int) 2
lab> p queue.runAll()
(Int) 1
lab> p log.last
(String?) "sent as srv-17"
```

```check
lab.printed("sent as srv-17") // 用 srv-17 回答，执行队列，打印日志的最后一行
wire.isWaiting == false // 请求应该已经得到回答
```

### Hint
回答只让任务变得可以执行，并不替它执行。

### Hint
`wire.answer(…)`，然后 `log.count`，然后 `queue.runAll()`，最后 `log.last`。

### Hint
依次输入 `p wire.answer("srv-17")` 和 `p log.count` 和 `p queue.runAll()` 和 `p log.last`

### After
回答往队列里放了新的一段：“从 await 后面接着走”。`id` 在那里得到值，函数结束。这就是*成功的路*：检查、请求、发出。

## mistake: 不等就想要

任务完成了，它的值是一个 id。直接要：`p task!.value`。先预测编译器怎么说；这里是调试器的控制台，它没法等。

```lab
lab> predict does not compile
已锁定：does not compile  （与编译器的下一次回答比较）
lab! p task!.value
           ˄
           ╰─ error: 'async' property access in a function that does not support concurrency
✓ 预测成立：does not compile
```

```check
lab.predicted // 还没有锁定预测
lab.printed("'async' property access") // 直接要任务的 value
```

### Hint
`value` 可能得等到任务结束，所以它是 `async` 的。

### Hint
一个预测，一行 `p`；`task` 是可选值，别忘了 `!`。

### Hint
先输入 `predict does not compile` 再输入 `p task!.value`

### After
`async` 的东西只能在 `async` 的代码里要，而且每一处都标着 `await`。规矩很硬，却是最好的帮手：没写 `await` 的地方，两行之间绝不会插进别的事。

## control: 没有网络

现在走失败的路。用控件断网，再发一条，执行队列。执行之前先预测日志会变成几行：现在有三行。

```lab
lab> set isOnline false
sender.isOnline: true → false
lab> expr task = sender.start("Bring water")
() $R1 = {}
lab> predict log.count == 5
已锁定：log.count == 5  （下一次修改之后求值）
lab> call queue.runAll()
(Int) $R2 = 1
✓ 预测成立：log.count == 5
lab> p log.lines
([String]) 5 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
  [2] = "sent as srv-17"
  [3] = "checking \"Bring water\""
  [4] = "caught offline"
}
```

```check
sender.isOnline == false // 把网络断开
lab.predicted // 还没有锁定预测
log.last == "caught offline" // 发一条消息，执行队列
lab.printed("caught offline") // 读日志
```

### Hint
还没去请求服务器，`check()` 就抛出了。

### Hint
按顺序：`set`、`expr`、`predict`、`call`、`p`。

### Hint
依次输入 `set isOnline false` 和 `expr task = sender.start("Bring water")` 和 `predict log.count == 5` 和 `call queue.runAll()` 和 `p log.lines`

### After
`throw` 立刻离开了函数：“asking the server”根本没走到，由 `catch` 接手。一段就够了，因为中间没有遇到 await。

## debugger: await 后面的“不行”

另一种失败来得晚。恢复网络，发送，执行到请求在途中为止；然后当一回拒绝的服务器：状态码 400。

```lab
lab> set isOnline true
sender.isOnline: false → true
lab> expr log.clear()
() $R3 = {}
lab> expr task = sender.start("Buy one, get two!!!")
() $R4 = {}
lab> call queue.runAll()
(Int) $R5 = 1
lab> p wire.fail(.refused(status: 400))
(Bool) true
lab> call queue.runAll()
(Int) $R6 = 1
lab> p log.lines
([String]) 3 values {
  [0] = "checking \"Buy one, get two!!!\""
  [1] = "asking the server"
  [2] = "caught refused(status: 400)"
}
```

```check
sender.isOnline // 恢复网络
log.last == "caught refused(status: 400)" // 发送，用状态码 400 拒绝，再执行队列
lab.printed("caught refused") // 读日志
```

### Hint
连接除了回答，也可以用错误来结束请求。

### Hint
清空日志、启动、执行、`wire.fail(…)`、再执行、读日志。

### Hint
依次输入 `set isOnline true` 和 `expr log.clear()` 和 `expr task = sender.start("Buy one, get two!!!")` 和 `call queue.runAll()` 和 `p wire.fail(.refused(status: 400))` 和 `call queue.runAll()` 和 `p log.lines`

### After
源码还是那一行，结局换了一个：`try await` 要么带着值往下走，要么抛出错误、跳过后面那行。`try` 标记的是第二种可能，`await` 标记的是停顿；这一行两样都有。

## debugger: 亲手接住

`check` 是普通的抛出函数，没有 `async`，控制台可以直接调用。给它一串空格：一次用 `try?`，一次用 `do` 和会打印原因的 `catch`。

```lab
lab> p try? sender.check("   ")
(()?) nil
lab> expr do { try sender.check("   ") } catch { print("caught", error) }
caught emptyText
```

```check
lab.ran("p try?") // 用 try? 调用 check
lab.printed("caught emptyText") // 在 do 里调用 check，用 catch 打印错误
```

### Hint
`try?` 把错误变成 nil；在 `catch` 里，错误叫 `error`。

### Hint
先 `p try? …`，再 `expr do { … } catch { … }`。

### Hint
先输入 `p try? sender.check("   ")` 再输入 `expr do { try sender.check("   ") } catch { print("caught", error) }`

### After
`try?` 只说*失败了*，`catch` 说得出*为什么*。用户需要后者：“内容是空的”帮得上忙，“nil”帮不上。

## observe: 把结局存成值

要是以后才需要原因呢，比如要列出所有失败的消息？那就把结局本身存起来：`Result` 是枚举，成员是 `.success` 和 `.failure`。打开它的现场，`arrived` 和 `lost` 就是两个结局。

```lab
lab> use Result
当前实例：outcome  (Result)
现场里的变量：outcome, arrived, lost
lab> v
(Result<String, TeachingTypes.SendError>) outcome = success (success = "srv-17")
(Result<String, TeachingTypes.SendError>) arrived = success (success = "srv-17")
(Result<String, TeachingTypes.SendError>) lost = failure {
  failure = offline
}
lab> p arrived.map { $0.count }
(Result<Int, TeachingTypes.SendError>) success (success = 6)
lab> p lost.map { $0.count }
(Result<Int, TeachingTypes.SendError>) failure {
  failure = offline
}
lab> p try? lost.get()
(String?) nil
```

```check
lab.printed("success = 6") // 对成功的结局用 map
lab.printed("(String?) nil") // 用 try? 和 get() 取失败结局里的值
```

### Hint
先 `use Result`，再 `v`。

### Hint
`map` 改写成功、不动失败；`get()` 会抛出失败。

### Hint
依次输入 `use Result` 和 `v` 和 `p arrived.map { $0.count }` 和 `p lost.map { $0.count }` 和 `p try? lost.get()`

### After
静静躺着的失败什么都不会抛出，可以打印，也可以转交；`get()` 才把它重新抛出来。任务的结局两种形式都给：`try await task.value`，或者 `await task.result`。

## predict: 她改主意了

任务还没开始，小梅就退出了页面。打开 Task 的现场：队列里已经有一个任务。取消它，然后预测：队列执行之后日志会怎样——一行都没有，还是会有好几行？

```lab
lab> use Task
当前实例：task  (Task)
现场里的变量：task, queue, wire, log
lab> call task.cancel()
() $R0 = {}
lab> predict log.count > 1
已锁定：log.count > 1  （下一次修改之后求值）
lab> call queue.runAll()
(Int) $R1 = 1
✓ 预测成立：log.count > 1
lab> p log.lines
([String]) 3 values {
  [0] = "checking \"See you at 8:30\""
  [1] = "asking the server"
  [2] = "caught CancellationError()"
}
```

```check
task.isCancelled // 取消这个任务
lab.predicted // 还没有锁定预测
lab.printed("caught CancellationError") // 执行队列，读日志
```

### Hint
`cancel()` 打上一个标记。谁会去看它？

### Hint
`call` 取消，`predict`，`call` 执行队列，`p` 读日志。

### Hint
依次输入 `use Task` 和 `call task.cancel()` 和 `predict log.count > 1` 和 `call queue.runAll()` 和 `p log.lines`

### After
任务虽然已被取消，还是开始了：检查了文字，也去请求了服务器；只有那次等待看了标记，抛出 `CancellationError`。取消是一种请求。你自己写的长循环，要时不时问一声 `Task.checkCancellation()`。

## source: 再短一点

回到 sender。消息最多 12 个字符：改源码里的默认值，重新运行，把刚才没问题的文字再检查一遍。

```lab
lab> use async-await-throws
当前实例：sender  (async-await-throws)
现场里的变量：sender, task, queue, wire, log
可调属性：set isOnline | longestText ……（输入 set 查看全部）
lab> source set longestText 12
workbench/async-await-throws.swift:5  longestText: 40 → 12
输入 rerun 编译并创建新实例。
lab> rerun
属性         旧实例  新实例
───────────  ──────  ──────
longestText  40      12
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> expr do { try sender.check("See you at 8:30") } catch { print("caught", error) }
caught tooLong(limit: 12)
```

```check
lab.source("longestText") == "12" // 源码里应该写着 12
lab.rerun // 编译，做出新的 sender
lab.printed("caught tooLong(limit: 12)") // 用新的 sender 检查 "See you at 8:30"
```

### Hint
`source set`，`rerun`，再来一次 `do` 加 `catch`。

### Hint
属性的名字是 `longestText`。

### Hint
依次输入 `use async-await-throws` 和 `source set longestText 12` 和 `rerun` 和 `expr do { try sender.check("See you at 8:30") } catch { print("caught", error) }`

### After
错误里带着上限，给用户的提示就能写出具体数字：错误也是带关联值的枚举，和第 5 课一样。

## explain: 两条路走一遍

运行实验，跟着每个箭头走：日志里哪些行属于成功，哪些属于失败，两条路在哪里分开？

```lab
lab> run async-await-throws
concept.async-await-throws
  1. 执行到第一个 `await`  checking "See you at 8:30" → asking the server
  2. 成功：`await` 之后那一行拿到值继续执行  srv-17
  3. 失败：同一个 await 抛出，后面那行被跳过  checking "See you at 8:30" →
    asking the server → caught refused(status: 400)
  4. 等这个任务的人会得到错误  ✓
  5. 断网时在第一个 await 之前就抛出：一段就够了  ✓
  6. 它的结果，不用抛出的方式看  failure(TeachingTypes.SendError.offline)
target-evidence:concept.async-await-throws  swift
```

```check
lab.ran("run async-await-throws") // 运行这个实验
```

### Hint
它和这一课的概念同名。

### Hint
`run` 加名字。

### Hint
输入 `run async-await-throws`

### After
它们在 `try await` 处分开：拿到值就去下一行，拿到错误就去 `catch`。从点下按钮到任何一种结局，你都能追踪一条消息了。

## question: single

按钮的动作调用 `sender.start(text)` 就返回了。任务的第一行什么时候执行？

- [ ] 在 `start` 返回之前
  任务只是进了队列，那时日志还是空的。
- [x] 某个线程从队列里取出那一段的时候
  在这一课里，就是你输入 `runNext()` 的时候。
- [ ] 有人 await 这个任务的时候
  任务自己会执行；await 只是等结局。

### After
启动和执行是两件事。

## question: multiple

任务在 `await` 处挂起期间，哪些说法成立？

- [x] 它原来的线程在做别的事。
  所以 App 不会卡住。
- [ ] 它在队列里等着。
  有了答复，它才回到队列。
- [x] 它的局部变量都还在。
  await 后面那行看到的还是原来的值。
- [x] 它的页面可能已经关掉了。
  所以才有 `[weak self]`，await 之后也要重新确认。

### After
挂起的意思是：留在内存里，不在线程上。

## question: order

把成功的路按顺序排好。

1. 任务被放进队列
2. 检查文字
3. 任务在请求处挂起
4. 服务器回答
5. 执行 await 后面那一行

### After
3 和 5 之间什么都可能发生；2 和 3 之间什么也插不进来。

## question: single

`try await wire.request(text)` 抛出了错误，后面那一行会怎样？

- [ ] 拿着 nil 执行
  只有 `try?` 才会给 nil。
- [x] 被跳过，由最近的 catch 接着执行
  错误一行行往外走，直到有人接住。
- [ ] 重试之后再执行
  没有谁会自动重试；第 20 课会讲由谁来做。

### After
失败的路从 `try` 开始。

## question: short

哪个词标出任务可能挂起的地方？

```answer
await
```

### After
`await`。没写它的地方，代码一口气往下走。

## summary

**Task** 是自己往前走的工作，在两次**挂起**之间一段一段地执行。**async** 函数可能停顿，每次调用都标着 **await**；**throws** 函数可能以错误告终，调用处标着 **try**，由 **catch** 接住。**Result** 把结局存成值。**cancel()** 只是请求，任务得自己去看。

下一课（第 10 课）：回到 App 的起点，寻找第一个页面。

"""##)

  private static let lesson10 = LessonLibrary.Source(
    folder: "10-responder-scene",
    english: ##"""
---
number: 10
slug: responder-scene
title: From the process to the first screen
needs: 3
minutes: 40
ability: Find the first screen from the process entry, and follow an event back up.
types: UIResponder, UIApplication, UIScene, UIWindow
concepts: responder-scene-chain
introduces: p, expr, predict, set, preview, source, rerun, run, use
subject: concept.responder-scene-chain
---

Oskar has joined the team and opens the chat client's source. "Where does it begin? I find no `main`, and nobody ever calls `viewDidLoad`. And who decides that the inbox is what I see first?"

Every iOS app is built from the top down, by five objects that you meet in this lesson. Events go the same way back up. Whoever knows this way finds the first screen of any app, and the reason when it stays black.

## observe: Read the launch like a diary

The app has just started and is paused in `sceneDidBecomeActive`. A `log` has noted, oldest first, whom UIKit called on the way. Print it and look for three moments: where the process begins, where the window must have been made, and where the first page has really appeared.

```lab
lab> p log.lines
([String]) 10 values {
  [0] = "application didFinishLaunching"
  [1] = "scene willConnectTo"
  [2] = "inbox init"
  [3] = "inbox loadView"
  [4] = "inbox viewDidLoad"
  [5] = "inbox viewWillAppear"
  [6] = "scene willEnterForeground"
  [7] = "scene didBecomeActive"
  [8] = "inbox viewIsAppearing"
  [9] = "inbox viewDidAppear"
}
```

```check
lab.printed("scene willConnectTo") // print the lines of the log
```

### Hint
The local is called `log`; its property is `lines`.

### Hint
Print a property of a local with `p`.

### Hint
Type `p log.lines`

### After
First the application's delegate, then the scene's delegate. Between `scene willConnectTo` and `scene willEnterForeground` the inbox was created and its view loaded: there the window was made. Note that the page *appears* last, when the run loop has turned.

## debugger: One process, one object

At the very top stands one object that nobody of us created: the application. Any code reaches it as `UIApplication.shared`. Ask whether the local `application` is that same object, and in which state the app is.

```lab
lab> p UIApplication.shared === application
(Bool) true
lab> p application.applicationState
(UIApplication.State) active
```

```check
lab.printed("(Bool) true") // compare UIApplication.shared with application
lab.printed("active") // print the application's state
```

### Hint
Sameness of objects is asked with `===`.

### Hint
Two lines with `p`: a comparison, and the property `applicationState`.

### Hint
Type `p UIApplication.shared === application`, then `p application.applicationState`

### After
Same object. `active` means: on the screen, and events arrive. A banner of a call would make it `inactive`, the home screen `background`.

## debugger: From the scene to the window

An app may show its interface more than once, side by side on a tablet. Each copy is a *scene*; a scene's delegate makes a *window* for it. Count the connected scenes, and check that our window belongs to our scene and gets the keyboard.

```lab
lab> p application.connectedScenes.count
(Int) 1
lab> p window.windowScene === scene
(Bool) true
lab> p window.isKeyWindow
(Bool) true
```

```check
lab.printed("(Int) 1") // count the connected scenes
lab.ran("p window.windowScene") // ask for the window's scene
lab.ran("p window.isKeyWindow") // ask whether the window is key
```

### Hint
The application lists scenes, the window knows its scene.

### Hint
Use `connectedScenes.count`, `windowScene` and `isKeyWindow`.

### Hint
Type `p application.connectedScenes.count`, then `p window.windowScene === scene`, then `p window.isKeyWindow`

### After
One scene, one window, and it is the *key* window: typing goes there. Being visible and being key are two properties; you will separate them soon.

## observe: The first screen

The window itself is empty. What fills it is the view of its `rootViewController`. Ask that controller for its title, then look at the screen.

```lab
lab> p window.rootViewController?.title
(String?) "Inbox"
lab> preview
┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
┃                                      ┃
┃                                      ┃
┃ ┌             ┐                      ┃
┃ └             ┘                      ┃
┃                                      ┃
┃                                      ┃
┃ Inbox                                ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
lab.ran("p window.rootViewController") // ask the root view controller for its title
lab.ran("preview") // look at the screen with preview
```

### Hint
The window has a property for its first page.

### Hint
`rootViewController` may be nil, so its title needs a `?`.

### Hint
Type `p window.rootViewController?.title`, then `preview`

### After
That answers Oskar. The first screen is: process → application → scene → scene delegate → window → root view controller → its view. If one link is missing, the screen stays black.

## predict: The way back up

Events travel the other way. What a view does not handle goes to its `next` responder, and on, link by link. `responderChain` walks along `next` for you and starts with the view itself.

The green `bubble` lies in the page's view. Its chain has seven members now. Predict how many will be left when the bubble is taken out of the view, then do it.

```lab
lab> p bubble.responderChain.count
(Int) 7
lab> predict bubble.responderChain.count == 1
Locked: bubble.responderChain.count == 1  (evaluated after the next change)
lab> expr bubble.removeFromSuperview()
() $R0 = {}
✓ prediction met: bubble.responderChain.count == 1
lab> p bubble.next == nil
(Bool) true
```

```check
lab.predicted // a prediction is still missing
bubble.superview == nil // take the bubble out of its superview
lab.ran("p bubble.next") // ask for the bubble's next responder
```

### Hint
Who is a view's next responder when it lies nowhere?

### Hint
Count, predict a count, `removeFromSuperview()`, then ask for `next`.

### Hint
Type `p bubble.responderChain.count`, then `predict bubble.responderChain.count == 1`, then `expr bubble.removeFromSuperview()`, then `p bubble.next == nil`

### After
Only the bubble itself is left. There is no list anywhere that it was removed from: the chain is worked out from where a view lies, each time an event comes.

## debugger: Back into the chain

Put the bubble back: the root controller's `view` is the superview you need. Then check the two links that surprise most people: a page's root view leads to its *controller*, and the controller leads to the window.

```lab
lab> expr window.rootViewController?.view.addSubview(bubble)
(()?) $R1 = some {}
lab> p bubble.superview?.next === window.rootViewController
(Bool) true
lab> p window.rootViewController?.next === window
(Bool) true
lab> p bubble.responderChain.count
(Int) 7
```

```check
bubble.responderChain.count == 7 // add the bubble to the root controller's view
lab.ran("p bubble.superview?.next") // ask for the next responder of the bubble's superview
lab.ran("p window.rootViewController?.next") // ask for the controller's next responder
lab.printed("(Int) 7") // count the chain again
```

### Hint
`addSubview` is a method of the view that shall hold the bubble.

### Hint
Reach the view as `window.rootViewController?.view`.

### Hint
Type `expr window.rootViewController?.view.addSubview(bubble)`, then `p bubble.superview?.next === window.rootViewController`, then `p window.rootViewController?.next === window`, then `p bubble.responderChain.count`

### After
Seven again: bubble, root view, controller, window, scene, application, and last the application's delegate, which is a responder too. So a menu command that no view knows may still be answered by the controller or even by the app.

## control: Hide the window

A window is a view, so it has `isHidden`; `set` works on the current instance, which is `window`. Predict what `isKeyWindow` will say while the window is hidden, then hide it and look.

```lab
lab> predict window.isKeyWindow == false
Locked: window.isKeyWindow == false  (evaluated after the next change)
lab> set isHidden true
window.isHidden: false → true
✓ prediction met: window.isKeyWindow == false
lab> preview















· isHidden of the UIWindow false → true
```

```check
lab.predicted // a prediction is still missing
window.isHidden // hide the window
lab.ran("preview") // look at the screen
```

### Hint
Can a window that nobody sees have the keyboard?

### Hint
`predict` with a comparison, then `set isHidden` and `preview`.

### Hint
Type `predict window.isKeyWindow == false`, then `set isHidden true`, then `preview`

### After
Black screen, and no keyboard: a hidden window gives up being key. This is what users of a half-finished app see when the scene delegate forgot its last line.

## mistake: Say it instead of doing it

Bring the window back with `isHidden`, and ask whether it is key. It is not! Now make the obvious mistake: just assign `true` to `isKeyWindow`, and read the answer.

```lab
lab> set isHidden false
window.isHidden: true → false
lab> p window.isKeyWindow
(Bool) false
lab! expr window.isKeyWindow = true
                 ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                 ╰─ error: cannot assign to property: 'isKeyWindow' is a get-only property
```

```check
window.isHidden == false // show the window again
lab.printed("isKeyWindow") // try to assign to isKeyWindow
lab.refused("expr window.isKeyWindow") // the assignment must be refused
```

### Hint
Three lines: show, ask, assign.

### Hint
`set isHidden false`, `p`, and an `expr` with an equals sign.

### Hint
Type `set isHidden false`, then `p window.isKeyWindow`, then `expr window.isKeyWindow = true`

### After
`isKeyWindow` is *get-only*: it reports a fact about the whole app, namely which one window has the keyboard. Facts are not assigned. You ask UIKit to change them, with a method.

## debugger: The missing line

The method is the one that every scene delegate calls last: `makeKeyAndVisible()`. Call it and ask again.

```lab
lab> expr window.makeKeyAndVisible()
() $R2 = {}
lab> p window.isKeyWindow
(Bool) true
```

```check
window.isKeyWindow // make the window key
lab.printed("(Bool) true") // ask again with p
```

### Hint
One call on `window`.

### Hint
`expr`, the local, a dot, the method with empty parentheses.

### Hint
Type `expr window.makeKeyAndVisible()`, then `p window.isKeyWindow`

### After
Visible and key. In your own scene delegate these two lines are the heart: `window.rootViewController = …`, then `window.makeKeyAndVisible()`. And the delegate must keep the window in a property; a local variable would let it go.

## observe: Away and back

The person swipes to the home screen and comes back. In the lab, `application.enterBackground()` and `enterForeground()` stand for that. Clear the log first. Which methods will be called, and will `didFinishLaunching` be among them?

```lab
lab> expr log.clear()
() $R3 = {}
lab> expr application.enterBackground()
() $R4 = {}
lab> p scene.activationState
(UIScene.ActivationState) background
lab> expr application.enterForeground()
() $R5 = {}
lab> p log.lines
([String]) 4 values {
  [0] = "scene willResignActive"
  [1] = "scene didEnterBackground"
  [2] = "scene willEnterForeground"
  [3] = "scene didBecomeActive"
}
```

```check
log.lines.contains("scene didEnterBackground") // send the app to the background
log.lines.last == "scene didBecomeActive" // bring the app back
lab.printed("background") // print the scene's state while it is away
lab.ran("p log.lines") // print the log
```

### Hint
All calls are on `log` and `application`.

### Hint
Clear, go, look at `scene.activationState`, come back, print the log.

### Hint
Type `expr log.clear()`, then `expr application.enterBackground()`, then `p scene.activationState`, then `expr application.enterForeground()`, then `p log.lines`

### After
Four calls, all on the scene's delegate. Launching happens once in a process; going and coming happens to scenes. And no page was told to disappear: the page is where it was.

## source: A default that leaves the screen black

Now the author's way. Give the window the default `isHidden = true` in the source and run the app again. The old window stays beside the new one, as `old`. Which of the two has the keyboard?

```lab
lab> source set isHidden true
workbench/responder-scene-chain.swift:6  isHidden: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
isHidden  false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p window.isKeyWindow
(Bool) false
lab> p old.isKeyWindow
(Bool) true
```

```check
lab.source("isHidden") == "true" // set the default of isHidden to true in the source
lab.rerun // compile and run it again
lab.ran("p old.isKeyWindow") // ask the old window too
```

### Hint
An author changes the file and runs it again.

### Hint
`source set`, `rerun`, and two lines with `p`.

### Hint
Type `source set isHidden true`, then `rerun`, then `p window.isKeyWindow`, then `p old.isKeyWindow`

### After
The new window was made hidden, so the keyboard stayed with the old one. A default speaks for every instance made after it; it cannot reach the one that is already on the screen.

## explain: The whole way in one run

Run the experiment of this lesson and read both directions: down at the launch, up along the chain.

```lab
lab> run responder-scene-chain
concept.responder-scene-chain
  1. down: what the launch called  application didFinishLaunching → scene
    willConnectTo → inbox init → inbox loadView → inbox viewDidLoad → inbox
    viewWillAppear → scene willEnterForeground → scene didBecomeActive → inbox
    viewIsAppearing → inbox viewDidAppear
  2. links of the chain before and after addSubview  1 → 7
  3. up: from the bubble to the delegate  UIView → UIView → ChatPage → UIWindow
    → UIWindowScene → UIApplication → AppDelegate
  4. the page stands between its root view and the window  ✓
  5. the window leads to its scene, the scene to the application  ✓
  6. without a root page: links left of the bubble's chain  1
target-evidence:concept.responder-scene-chain  model
```

```check
lab.ran("run responder-scene-chain") // run the experiment responder-scene-chain
```

### Hint
Every concept has an experiment.

### Hint
`run` takes its name.

### Hint
Type `run responder-scene-chain`

### After
Down: the application makes a scene, its delegate a window, the window shows a controller, the controller owns a view. Up: the same objects, in the opposite order, are asked for what the view did not want.

## question: order

A cold launch of an app with scenes. Bring the calls into order.

1. `application(_:didFinishLaunchingWithOptions:)`
2. `scene(_:willConnectTo:options:)`
3. `sceneWillEnterForeground(_:)`
4. `sceneDidBecomeActive(_:)`

### After
First the process, then the scene: connect, foreground, active.

## question: single

The delegate makes a window in a local variable, sets its root controller and calls `makeKeyAndVisible()`. Still the screen is black a moment later. Why?

- [x] Nobody holds the window after the function
  Right: the scene lists its windows without keeping them.
- [ ] The root controller was set too early
  Before showing is exactly when it should be set.
- [ ] A window needs a navigation controller
  Any view controller can be the root.

### After
Keep it in the delegate's `window` property.

## question: multiple

Which of these are responders, so that an event can pass through them?

- [x] a view
  Views are where most events begin.
- [x] a view controller
  It stands between its root view and what is around it.
- [x] the scene
  The window's next responder is its scene.
- [ ] a scene session
  It only remembers the scene; it inherits from NSObject.

### After
Application, scene, window, controller and view all inherit from UIResponder.

## question: single

A bubble ignores a tap, and so do its superviews inside the page. Who is asked after the page's root view?

- [ ] the window
  It comes one link later.
- [x] the page's view controller
  Right: a controller is its root view's next responder.
- [ ] the application's delegate
  It is the very last link.

### After
Root view, controller, window, scene, application, delegate.

## question: short

Which property of a window says what fills it?

```answer
rootViewController
window.rootViewController
```

### After
`rootViewController`: set it, then show the window.

## summary

Words to remember: **application** (one a process), **scene** (one copy of the interface), **window** (hidden until somebody shows it), **root view controller**, **key window** (has the keyboard), **responder chain** (`next` by `next`, worked out from where things are). A launch goes down this way, an unhandled event goes up. You hid a window, gave it the keyboard back, and saw that a new default leaves old instances alone. Next: lesson 11 takes one view of this tree and changes it in three ways.

"""##,
    chinese: ##"""
---
number: 10
slug: responder-scene
title: 从进程到第一屏
needs: 3
minutes: 40
ability: 从进程入口一路找到第一屏，也能顺着事件一路往回走。
types: UIResponder, UIApplication, UIScene, UIWindow
concepts: responder-scene-chain
introduces: p, expr, predict, set, preview, source, rerun, run, use
subject: concept.responder-scene-chain
---

奥斯卡刚加入团队，打开聊天应用的源码就犯了难：“从哪儿开始的？没有 `main`，也没见谁调用 `viewDidLoad`。又是谁决定一打开就看到收件箱？”

每个 iOS 应用都是自上而下搭起来的，靠的是这一课要认识的五种对象；事件则沿着同一条路往回走。认得这条路，任何应用的第一屏都找得到，黑屏时也知道该查哪里。

## observe: 像读日记一样读启动过程

应用刚刚启动，停在 `sceneDidBecomeActive` 里。`log` 按先后记下了 UIKit 一路上调用了谁。把它打印出来，找三个时刻：进程从哪里开始，窗口应该是在哪里创建的，首页又是在哪里真正出现的。

```lab
lab> p log.lines
([String]) 10 values {
  [0] = "application didFinishLaunching"
  [1] = "scene willConnectTo"
  [2] = "inbox init"
  [3] = "inbox loadView"
  [4] = "inbox viewDidLoad"
  [5] = "inbox viewWillAppear"
  [6] = "scene willEnterForeground"
  [7] = "scene didBecomeActive"
  [8] = "inbox viewIsAppearing"
  [9] = "inbox viewDidAppear"
}
```

```check
lab.printed("scene willConnectTo") // 把 log 的各行打印出来
```

### Hint
局部变量叫 `log`，属性叫 `lines`。

### Hint
用 `p` 打印局部变量的属性。

### Hint
输入 `p log.lines`

### After
先是应用的代理，再是场景的代理。在 `scene willConnectTo` 和 `scene willEnterForeground` 之间，收件箱被创建、视图被加载：窗口就是在这里做的。注意页面*出现*排在最后，要等运行循环转过一轮。

## debugger: 一个进程，一个对象

最上面是一个不由我们创建的对象：应用。任何代码都能用 `UIApplication.shared` 拿到它。问一问：局部变量 `application` 是不是同一个对象？应用现在是什么状态？

```lab
lab> p UIApplication.shared === application
(Bool) true
lab> p application.applicationState
(UIApplication.State) active
```

```check
lab.printed("(Bool) true") // 比较 UIApplication.shared 和 application
lab.printed("active") // 打印应用的状态
```

### Hint
判断是不是同一个对象用 `===`。

### Hint
两行 `p`：一次比较，一个属性 `applicationState`。

### Hint
输入 `p UIApplication.shared === application`，再输入 `p application.applicationState`

### After
是同一个对象。`active` 表示在屏幕上并且能收到事件。来电横幅会让它变成 `inactive`，回到主屏幕则是 `background`。

## debugger: 从场景到窗口

一个应用可以同时有好几份界面，比如在平板上并排。每一份叫一个*场景*，场景的代理为它创建*窗口*。数一数已连接的场景，再确认窗口属于这个场景，并且键盘归它。

```lab
lab> p application.connectedScenes.count
(Int) 1
lab> p window.windowScene === scene
(Bool) true
lab> p window.isKeyWindow
(Bool) true
```

```check
lab.printed("(Int) 1") // 数一数已连接的场景
lab.ran("p window.windowScene") // 查看窗口的场景
lab.ran("p window.isKeyWindow") // 查看窗口是不是主窗口
```

### Hint
应用列出场景，窗口知道自己的场景。

### Hint
用到 `connectedScenes.count`、`windowScene` 和 `isKeyWindow`。

### Hint
输入 `p application.connectedScenes.count`，再输入 `p window.windowScene === scene`，再输入 `p window.isKeyWindow`

### After
一个场景，一个窗口，而且它是*主窗口*：打字输入到它这里。可见和“是主窗口”是两回事，马上你就会把它们拆开。

## observe: 第一屏

窗口本身是空的，填满它的是 `rootViewController` 的视图。问问这个控制器的标题，再看一眼屏幕。

```lab
lab> p window.rootViewController?.title
(String?) "Inbox"
lab> preview
┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
┃                                      ┃
┃                                      ┃
┃ ┌             ┐                      ┃
┃ └             ┘                      ┃
┃                                      ┃
┃                                      ┃
┃ Inbox                                ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┃                                      ┃
┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
lab.ran("p window.rootViewController") // 查看根控制器的标题
lab.ran("preview") // 用 preview 看屏幕
```

### Hint
窗口有一个属性指向首页。

### Hint
`rootViewController` 可能是 nil，取标题要加 `?`。

### Hint
输入 `p window.rootViewController?.title`，再输入 `preview`

### After
奥斯卡的问题有答案了。第一屏的来路是：进程 → 应用 → 场景 → 场景代理 → 窗口 → 根控制器 → 它的视图。少了任何一环，屏幕就是黑的。

## predict: 往回走的路

事件走的是反方向。视图不处理的，就交给它的下一个响应者 `next`，一环一环往上。`responderChain` 替你沿着 `next` 走到头，第一环是视图自己。

绿色的 `bubble` 放在页面的视图里，它的链现在有七环。先预测：把气泡从视图里拿掉之后还剩几环？再动手。

```lab
lab> p bubble.responderChain.count
(Int) 7
lab> predict bubble.responderChain.count == 1
已锁定：bubble.responderChain.count == 1  （下一次修改之后求值）
lab> expr bubble.removeFromSuperview()
() $R0 = {}
✓ 预测成立：bubble.responderChain.count == 1
lab> p bubble.next == nil
(Bool) true
```

```check
lab.predicted // 还没有锁定预测
bubble.superview == nil // 把气泡从父视图里移除
lab.ran("p bubble.next") // 查看气泡的下一个响应者
```

### Hint
一个视图不在任何地方，它的下一个响应者会是谁？

### Hint
先数，预测数目，调用 `removeFromSuperview()`，再看 `next`。

### Hint
输入 `p bubble.responderChain.count`，再输入 `predict bubble.responderChain.count == 1`，再输入 `expr bubble.removeFromSuperview()`，再输入 `p bubble.next == nil`

### After
只剩气泡自己。并没有哪张名单把它划掉：每次来了事件，链都是按视图所处的位置现算的。

## debugger: 回到链上

把气泡放回去：需要的父视图是根控制器的 `view`。然后看两处最让人意外的连接：页面的根视图通向*控制器*，控制器再通向窗口。

```lab
lab> expr window.rootViewController?.view.addSubview(bubble)
(()?) $R1 = some {}
lab> p bubble.superview?.next === window.rootViewController
(Bool) true
lab> p window.rootViewController?.next === window
(Bool) true
lab> p bubble.responderChain.count
(Int) 7
```

```check
bubble.responderChain.count == 7 // 把气泡加到根控制器的视图里
lab.ran("p bubble.superview?.next") // 查看气泡父视图的下一个响应者
lab.ran("p window.rootViewController?.next") // 查看控制器的下一个响应者
lab.printed("(Int) 7") // 再数一遍响应链
```

### Hint
`addSubview` 是将要容纳气泡的那个视图的方法。

### Hint
这个视图写作 `window.rootViewController?.view`。

### Hint
输入 `expr window.rootViewController?.view.addSubview(bubble)`，再输入 `p bubble.superview?.next === window.rootViewController`，再输入 `p window.rootViewController?.next === window`，再输入 `p bubble.responderChain.count`

### After
又是七环：气泡、根视图、控制器、窗口、场景、应用，最后是应用的代理——它也是响应者。所以没有视图认识的菜单命令，仍可能由控制器甚至应用来回答。

## control: 把窗口藏起来

窗口也是视图，所以有 `isHidden`；`set` 作用于当前实例，也就是 `window`。先预测：窗口藏起来之后 `isKeyWindow` 会是什么？再把它藏起来看看。

```lab
lab> predict window.isKeyWindow == false
已锁定：window.isKeyWindow == false  （下一次修改之后求值）
lab> set isHidden true
window.isHidden: false → true
✓ 预测成立：window.isKeyWindow == false
lab> preview















· UIWindow 的 isHidden：false → true
```

```check
lab.predicted // 还没有锁定预测
window.isHidden // 把窗口藏起来
lab.ran("preview") // 看一眼屏幕
```

### Hint
没人看得见的窗口，能拿着键盘吗？

### Hint
用 `predict` 写一个比较，然后 `set isHidden`，再 `preview`。

### Hint
输入 `predict window.isKeyWindow == false`，再输入 `set isHidden true`，再输入 `preview`

### After
黑屏，键盘也没了：隐藏的窗口会让出主窗口的身份。场景代理忘写最后一行时，用户看到的就是这个样子。

## mistake: 光说不做

用 `isHidden` 把窗口找回来，再问它是不是主窗口。不是！现在犯一个很自然的错误：直接给 `isKeyWindow` 赋值 `true`，读一读回答。

```lab
lab> set isHidden false
window.isHidden: true → false
lab> p window.isKeyWindow
(Bool) false
lab! expr window.isKeyWindow = true
                 ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                 ╰─ error: cannot assign to property: 'isKeyWindow' is a get-only property
```

```check
window.isHidden == false // 重新显示窗口
lab.printed("isKeyWindow") // 试着给 isKeyWindow 赋值
lab.refused("expr window.isKeyWindow") // 这次赋值应当被拒绝
```

### Hint
三行：显示、询问、赋值。

### Hint
`set isHidden false`、`p`，以及带等号的 `expr`。

### Hint
输入 `set isHidden false`，再输入 `p window.isKeyWindow`，再输入 `expr window.isKeyWindow = true`

### After
`isKeyWindow` 是*只读*的：它报告的是整个应用的一个事实——哪一个窗口拿着键盘。事实不能赋值，只能调用方法请 UIKit 去改变。

## debugger: 缺的那一行

这个方法就是每个场景代理最后都会调用的 `makeKeyAndVisible()`。调用它，再问一次。

```lab
lab> expr window.makeKeyAndVisible()
() $R2 = {}
lab> p window.isKeyWindow
(Bool) true
```

```check
window.isKeyWindow // 让窗口成为主窗口
lab.printed("(Bool) true") // 用 p 再问一次
```

### Hint
对 `window` 调用一次方法。

### Hint
`expr`、局部变量、点号、带空括号的方法名。

### Hint
输入 `expr window.makeKeyAndVisible()`，再输入 `p window.isKeyWindow`

### After
既可见又是主窗口。你自己的场景代理里，核心就是这两行：`window.rootViewController = …`，然后 `window.makeKeyAndVisible()`。而且代理必须用属性持有窗口，放在局部变量里它会被释放。

## observe: 离开，再回来

用户上滑回到主屏幕，过一会儿又回来。在实验室里，`application.enterBackground()` 和 `enterForeground()` 代表这两个动作。先清空日志。会调用哪些方法？其中会有 `didFinishLaunching` 吗？

```lab
lab> expr log.clear()
() $R3 = {}
lab> expr application.enterBackground()
() $R4 = {}
lab> p scene.activationState
(UIScene.ActivationState) background
lab> expr application.enterForeground()
() $R5 = {}
lab> p log.lines
([String]) 4 values {
  [0] = "scene willResignActive"
  [1] = "scene didEnterBackground"
  [2] = "scene willEnterForeground"
  [3] = "scene didBecomeActive"
}
```

```check
log.lines.contains("scene didEnterBackground") // 让应用进入后台
log.lines.last == "scene didBecomeActive" // 让应用回到前台
lab.printed("background") // 趁它在后台时打印场景的状态
lab.ran("p log.lines") // 打印日志
```

### Hint
都是对 `log` 和 `application` 的调用。

### Hint
清空、离开、看 `scene.activationState`、回来、打印日志。

### Hint
输入 `expr log.clear()`，再输入 `expr application.enterBackground()`，再输入 `p scene.activationState`，再输入 `expr application.enterForeground()`，再输入 `p log.lines`

### After
四次调用，全都在场景代理上。一个进程只启动一次，来来去去的是场景。而且没有哪个页面收到“消失”：页面一直待在原处。

## source: 让屏幕变黑的默认值

现在换作者的办法：在源码里把窗口的 `isHidden` 默认值改成 true，再运行一次。旧窗口会以 `old` 的名字留在旁边。两个窗口里，键盘归谁？

```lab
lab> source set isHidden true
workbench/responder-scene-chain.swift:6  isHidden: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性      旧实例  新实例
────────  ──────  ──────
isHidden  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p window.isKeyWindow
(Bool) false
lab> p old.isKeyWindow
(Bool) true
```

```check
lab.source("isHidden") == "true" // 在源码里把 isHidden 的默认值改成 true
lab.rerun // 编译并重新运行
lab.ran("p old.isKeyWindow") // 也问问旧窗口
```

### Hint
作者改文件，再运行。

### Hint
`source set`、`rerun`，再加两行 `p`。

### Hint
输入 `source set isHidden true`，再输入 `rerun`，再输入 `p window.isKeyWindow`，再输入 `p old.isKeyWindow`

### After
新窗口一出生就是隐藏的，键盘留在旧窗口那里。默认值对之后创建的每个实例有效，影响不到已经在屏幕上的那个。

## explain: 一次走完全程

运行这一课的实验，把两个方向都读一遍：启动时自上而下，响应链自下而上。

```lab
lab> run responder-scene-chain
concept.responder-scene-chain
  1. 往下：启动时依次调用了什么  application didFinishLaunching → scene
    willConnectTo → inbox init → inbox loadView → inbox viewDidLoad → inbox
    viewWillAppear → scene willEnterForeground → scene didBecomeActive → inbox
    viewIsAppearing → inbox viewDidAppear
  2. 加入视图树前后，响应链的环数  1 → 7
  3. 往上：从气泡一直到代理  UIView → UIView → ChatPage → UIWindow →
                             UIWindowScene → UIApplication → AppDelegate
  4. 页面夹在自己的根视图和窗口之间  ✓
  5. 窗口通向场景，场景通向应用  ✓
  6. 撤掉根页面：气泡的链还剩几环  1
target-evidence:concept.responder-scene-chain  model
```

```check
lab.ran("run responder-scene-chain") // 运行实验 responder-scene-chain
```

### Hint
每个概念都有一个实验。

### Hint
`run` 后面写它的名字。

### Hint
输入 `run responder-scene-chain`

### After
往下：应用连接场景，场景代理创建窗口，窗口展示控制器，控制器拥有视图。往上：同一批对象倒过来，依次被问到视图不想要的东西。

## question: order

带场景的应用冷启动，把这些调用排好顺序。

1. `application(_:didFinishLaunchingWithOptions:)` 被调用
2. `scene(_:willConnectTo:options:)` 被调用
3. `sceneWillEnterForeground(_:)` 被调用
4. `sceneDidBecomeActive(_:)` 被调用

### After
先进程，后场景：连接、进入前台、激活。

## question: single

代理把窗口放在局部变量里，设好根控制器，也调用了 `makeKeyAndVisible()`，可是屏幕随后还是黑的。为什么？

- [x] 函数结束后没人持有窗口
  对：场景只列出窗口，并不持有。
- [ ] 根控制器设得太早
  正应该在显示之前设置。
- [ ] 窗口必须配导航控制器
  任何视图控制器都可以做根。

### After
用代理的 `window` 属性持有它。

## question: multiple

下面哪些是响应者，事件可以从它们经过？

- [x] 视图
  大多数事件从视图开始。
- [x] 视图控制器
  它夹在自己的根视图与外层之间。
- [x] 场景
  窗口的下一个响应者就是场景。
- [ ] 场景会话
  它只负责记住场景，继承自 NSObject。

### After
应用、场景、窗口、控制器和视图都继承自 UIResponder。

## question: single

气泡和页面里的各层父视图都不处理一次点击。页面的根视图之后轮到谁？

- [ ] 窗口
  它还要再往后一环。
- [x] 页面的视图控制器
  对：控制器是自己根视图的下一个响应者。
- [ ] 应用的代理
  它是最后一环。

### After
根视图、控制器、窗口、场景、应用、代理。

## question: short

窗口的哪个属性说明由什么来填满它？

```answer
rootViewController
window.rootViewController
```

### After
`rootViewController`：先设置它，再显示窗口。

## summary

要记住的词：**应用**（一个进程一个）、**场景**（界面的一份副本）、**窗口**（没人显示就一直隐藏）、**根视图控制器**、**主窗口**（键盘归它）、**响应链**（一个 `next` 接一个 `next`，按位置现算）。启动沿这条路往下，没人处理的事件沿它往上。你藏起过窗口，又把键盘还给它，还看到新的默认值管不到旧的实例。下一课从这棵树里取一个视图，用三种办法改它。

"""##)

  private static let lesson11 = LessonLibrary.Source(
    folder: "11-uiview",
    english: ##"""
---
number: 11
slug: uiview
title: A view and three ways to change it
needs: 10
minutes: 40
ability: Change alpha, backgroundColor and isHidden in three ways (control, debugger, source) and say which one the screen shows when.
types: UIView
concepts:
introduces: use, predict, set, preview, inspect, p, po, v, expr, flush, tree, source, rerun, call, undo, run, log
subject: type.UIView
---

Mei says: "My sent bubble should look faded until the server has it." Somewhere a line sets `alpha`. But which object is
that, when does the screen change, and why did the change vanish when the app was started again?

In this lesson you have one live bubble. You will change it the way a control does, the way the debugger does, and
the way an author does, and see that the three are not the same.

## predict: Say what you expect

The frame holds three views: `view` is the bubble, `badge` lies inside it, `container` is the list behind. `alpha` says how
opaque a view is: 1 is solid, 0 is invisible.

Before you touch anything, lock a prediction: after the next change, `view.alpha` will be one half.

```lab
lab> predict view.alpha == 0.5
Locked: view.alpha == 0.5  (evaluated after the next change)
```

```check
lab.predicted // a prediction is still missing
```

### Hint
Nothing has to change yet. Say first, act later.

### Hint
The command is `predict`, followed by a condition that will be true.

### Hint
Type `predict view.alpha == 0.5`

### After
The prediction is locked: it will be compared with what really happens after the next change. Being wrong is fine, and
useful. You remember what surprised you.

## control: The control's way

A control is what a settings screen would offer: a slider for `alpha`, from 0 to 1. Here it is called `set`. It goes
through a list of allowed properties, it is written into the log, and the screen follows at once.

Make the bubble half transparent, then look at it.

```lab
lab> set alpha 0.5
view.alpha: 1 → 0.5
✓ prediction met: view.alpha == 0.5
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃                 [   ] ┃
   ┃                       ┃
   ┃                       ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
view.alpha == 0.5 // the bubble's alpha must be 0.5
lab.ran("preview") // look at the screen with preview
```

### Hint
One command changes the property, another one draws the screen.

### Hint
`set` takes a property and a value. The picture comes from a command of its own.

### Hint
Type `set alpha 0.5` and then `preview`

### After
The bubble fades, and the badge inside it fades with it: a view takes everything on it along. `badge.alpha` itself
still says 1. Fading is something the parent does to the picture, not to the child's property.

## mistake: Ask for too much

Controls protect people from nonsense. Try to make the bubble "twice as visible" with `set alpha 2`, and read the answer
slowly: what was wrong, where, and what could you type instead?

```lab
lab! set alpha 2
error: the control for alpha goes from 0 to 1
  set alpha 2
            ^
try: the debugger has no such limit: expr view.alpha = …
```

```check
lab.refused("set alpha") // try a value the control does not allow
view.alpha == 0.5 // the bubble must still be half transparent
```

### Hint
The slider for alpha ends at 1.

### Hint
Use `set` with a number above 1. It will be refused, and that is what you want to see.

### Hint
Type `set alpha 2`

### After
The mark under the line shows which part was refused, and the last line offers another way. The debugger has no such
list and no such range, as you will see in a moment. That is power, not politeness.

## observe: What does the view say of itself?

A picture shows the outcome. The properties show the reason. `inspect` lists every property with its value now and
its default in a brand-new view; the difference between the two columns is exactly what this program did to it.

Find `isHidden` and `backgroundColor` in the list. Then ask the debugger for one of them.

```lab
lab> inspect
view  UIView
property                  type          access        now           default
────────────────────────  ────────────  ────────────  ────────────  ────────────
frame                     CGRect        get set       (20, 20,      (0, 0, 0, 0)
                                                      200, 80)
bounds                    CGRect        get set       (0, 0, 200,   (0, 0, 0, 0)
                                                      80)
center                    CGPoint       get set       (120, 60)     (0, 0)
transform                 CGAffineTran  get set       identity      identity
                          sform
alpha                     CGFloat       get set       0.5           1
isHidden                  Bool          get set       false         false
backgroundColor           UIColor?      get set       .systemBlue   nil
tintColor                 UIColor       get set       .systemBlue   .systemBlue
tag                       Int           get set       0             0
clipsToBounds             Bool          get set       false         false
isOpaque                  Bool          get set       true          true
isUserInteractionEnabled  Bool          get set       true          true
isMultipleTouchEnabled    Bool          get set       false         false
isExclusiveTouch          Bool          get set       false         false
contentMode               UIView.Conte  get set       scaleToFill   scaleToFill
                          ntMode
autoresizesSubviews       Bool          get set       true          true
accessibilityIdentifier   String?       get set       nil           nil
accessibilityLabel        String?       get set       nil           nil
isAccessibilityElement    Bool          get set       false         false
superview                 UIView?       private(set)  UIView        nil
subviews                  [UIView]      get           1 × UIView    []
window                    UIWindow?     get           nil           nil
layer                     CALayer       get           CALayer       CALayer
intrinsicContentSize      CGSize        get           (-1, -1)      (-1, -1)
next                      UIResponder?  get           UIView        nil
isFirstResponder          Bool          get           false         false
canBecomeFirstResponder   Bool          get           false         false
canResignFirstResponder   Bool          get           true          true
lab> p view.isHidden
(Bool) false
```

```check
lab.ran("inspect") // list the properties first
lab.printed("(Bool) false") // then print view.isHidden
```

### Hint
Two commands: one shows all properties, the other prints a single one.

### Hint
`inspect` needs no word behind it. `p` needs the path of the property.

### Hint
Type `inspect` and then `p view.isHidden`

### After
`p` answers with the type in parentheses and the value: `(Bool) false`. It is how Xcode's console would answer. The
properties that differ from their default are the story of this bubble: a frame, a colour, and your alpha.

## debugger: Change the model behind the screen's back

Now change the same property the debugger's way. `expr` runs a line of Swift in the paused program. Afterwards draw
the screen, and compare what `p` says with what you see.

Set `isHidden` to `true` with `expr`, then `preview`, then `p view.isHidden`.

```lab
lab> expr view.isHidden = true
() $R0 = {}
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃                 [   ] ┃
   ┃                       ┃
   ┃                       ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━┛




(the debugger may have changed the model; the screen shows it after 'flush')
lab> p view.isHidden
(Bool) true
```

```check
view.isHidden // the model must say that the view is hidden
lab.ran("preview") // draw the screen after the change
lab.printed("(Bool) true") // ask the model with p
```

### Hint
The debugger's way is an assignment in Swift, not a `set`.

### Hint
Three lines: `expr` with an assignment, the picture, then print the property.

### Hint
Type `expr view.isHidden = true` then `preview` then `p view.isHidden`

### After
The model says `true`, and the bubble is still on the screen. Nothing is broken. A paused program does not draw: UIKit
brings changes to the screen at the end of a turn of the run loop, and in the debugger the loop stands still.

## observe: Let the run loop turn

`flush` lets the run loop turn once, as `continue` would. Predict first what the picture will be, then look.

```lab
lab> flush
The run loop turned.
lab> preview










· isHidden of the UIView false → true
```

```check
lab.ran("flush") // let the run loop turn
lab.ran("preview") // and look again
view.isHidden // the view stays hidden
```

### Hint
The loop has to turn once before the screen can know.

### Hint
One word lets the loop turn, the word you know draws.

### Hint
Type `flush` and then `preview`

### After
Now the screen has caught up. Whenever a change "does not work" in the debugger, ask yourself whether the loop has turned.

## debugger: Hidden is not gone

Is a hidden view still part of the tree? Ask for its superview, and print the whole tree as UIKit describes it.

```lab
lab> p view.superview === container
(Bool) true
lab> tree
<UIView: 0x7f8a10404290; frame = (0 0; 320 160); layer = <CALayer: 0x7f8a10404080>>
   | <UIView: 0x7f8a104046b0; frame = (20 20; 200 80); alpha = 0.5; hidden = YES; backgroundColor = <UIDynamicSystemColor: 0x7f8a10404ce0; name = systemBlueColor>; layer = <CALayer: 0x7f8a104044a0>>
   |    | <UIView: 0x7f8a10404ad0; frame = (150 10; 40 20); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x7f8a104048c0>>
```

```check
lab.printed("(Bool) true") // ask whether the superview is the container
lab.ran("tree") // print the hierarchy
```

### Hint
Two objects are the same object when `===` says so.

### Hint
Compare `view.superview` with `container`, then print the tree.

### Hint
Type `p view.superview === container` and then `tree`

### After
The bubble is in the tree, with `hidden = YES` in its description. Hiding, fading to zero and removing look alike on the
screen. Only removing changes the hierarchy: `superview` becomes `nil`.

## source: Change where new views come from

Both ways so far changed one instance. When the app starts again, a new instance is made from the source, and your
change is gone. The file with the defaults is yours to edit: `source` shows it.

Give `alpha` the default 0.3 in the source, then compile and run it again.

```lab
lab> source set alpha 0.3
workbench/UIView.swift:5  alpha: 1 → 0.3
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ───────────────────
alpha     0.5           0.30000001192092896
isHidden  true          false
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
```

```check
lab.source("alpha") == "0.3" // the source must say 0.3
lab.rerun // compile and run it again
```

### Hint
An author changes the file, then runs the program again.

### Hint
`source set` takes the property and its new default. `rerun` compiles.

### Hint
Type `source set alpha 0.3` and then `rerun`

### After
Two instances stand side by side. The old one kept what you did to it; only the new one was made with the new default.
(It reads 0.30000001192092896 because a layer keeps its opacity as a 32-bit `Float`: the nearest one to 0.3.)

## explain: Three ways, one sentence each

Run the view's own experiment and read its steps. Then you can explain: who owns a view, what a control does that the
debugger does not, and why the source is the only way that lasts.

```lab
lab> run UIView
type.UIView
  1. add the view to a parent: parent.subviews.count  1
  2. set alpha  1.0 → 0.5
  3. move the frame: center follows  (55.0, 20.0)
  4. bounds.origin stayed at zero  ✓
  5. a corner in the parent's coordinates  (30.0, 10.0)
  6. hidden, the view gets no touch: the parent does  ✓
target-evidence:type.UIView  model
```

```check
lab.ran("run") // run the experiment of UIView
lab.evidence("type.UIView") // its evidence must be earned
```

### Hint
Every card has an experiment of its own.

### Hint
`run` takes the name of the type.

### Hint
Type `run UIView`

### After
`set` goes through a list and commits the screen. `expr` changes the model at once and waits for the loop. `source set`
changes what new instances begin with. A view is owned by its superview through `subviews`; nothing else keeps it alive
here.

## question: single

You type `expr view.alpha = 0` while the program is paused. What does the screen show before the run loop turns?

- [ ] Nothing where the bubble was
  The model says 0 already, but nobody has drawn since.
- [x] The bubble as it was
  The screen shows what was committed at the last turn of the loop.
- [ ] Half of the bubble
  Alpha is one number for the whole view; it never shows a half-way state by itself.

### After
The model changes at once; the screen follows at the end of a turn of the run loop.

## question: multiple

Which of these leave the view in the hierarchy?

- [x] `isHidden = true`
  Hidden, but `superview` is still there.
- [x] `alpha = 0`
  Invisible, and it gets no touches, yet it stays where it is.
- [ ] `removeFromSuperview()`
  This is the one that changes the tree: `superview` becomes nil.
- [x] `backgroundColor = nil`
  Only the colour behind the content goes away.

### After
Three of them change how the view is drawn. Only removing changes who owns it.

## question: order

Bring the events into order: how does a change made in the debugger reach the screen?

1. `expr` assigns the property
2. the model has the new value
3. the run loop turns
4. the screen shows it

### After
Between the model and the screen lies a turn of the run loop.

## question: single

`bubble.alpha` is 0.5 and `label` lies inside the bubble. What does `label.alpha` say?

- [ ] 0.5
  The label looks half transparent, but its own property was not touched.
- [x] 1
  Fading is applied to the parent with everything on it; the child's property stays.
- [ ] 0.25
  Alphas multiply when the picture is made, never in the properties.

### After
What you see is the product of all alphas up the tree; what a property says is only its own value.

## question: short

Which property takes a view off the screen and leaves it in the hierarchy, with one Bool?

```answer
isHidden
view.isHidden
```

### After
`isHidden = true`. The tree, the constraints and the superview stay.

## summary

A **view** is a rectangle with properties and children. A **control** (`set`) goes through a list, is logged and commits the
**screen**; the **debugger** (`expr`) changes the **model** at once and the screen waits for the **run loop** (`flush`); the
**source** decides what new instances begin with (`rerun`). Hidden, transparent and removed look the same and are three
different things.

Next: lesson 12 lets the computer work out the frames: Auto Layout.

"""##,
    chinese: ##"""
---
number: 11
slug: uiview
title: 一个视图，三种改法
needs: 10
minutes: 40
ability: 用控件、调试器、源码三种方式修改 alpha、backgroundColor 和 isHidden，并说清屏幕什么时候跟着变。
types: UIView
concepts:
introduces: use, predict, set, preview, inspect, p, po, v, expr, flush, tree, source, rerun, call, undo, run, log
subject: type.UIView
---

小梅提了个需求：“我发出去的气泡，在服务器确认之前要显得淡一点。”代码里一定有一行在设置 `alpha`。可是改的是哪个对象？屏幕什么时候变？为什么重新启动之后，改动又没了？

这一课给你一个活的气泡。你会像控件那样改它、像调试器那样改它、像作者那样改它，然后发现这三种改法并不是一回事。

## predict: 先说出你的预期

现场里有三个视图：`view` 是气泡，`badge` 在气泡里面，`container` 是后面的列表。`alpha` 表示不透明的程度：1 完全不透明，0 完全看不见。

动手之前先锁定一个预测：下一次修改之后，`view.alpha` 会是 0.5。

```lab
lab> predict view.alpha == 0.5
已锁定：view.alpha == 0.5  （下一次修改之后求值）
```

```check
lab.predicted // 还没有锁定预测
```

### Hint
现在什么都不用改。先说，后做。

### Hint
命令是 `predict`，后面写一个将会成立的条件。

### Hint
输入 `predict view.alpha == 0.5`

### After
预测已经锁定，下一次修改之后会拿它和实际结果比较。猜错没关系，反而有用：让你意外的事最容易记住。

## control: 控件的改法

控件就是设置界面里的那种东西：一个控制 `alpha` 的滑块，范围从 0 到 1。在这里它叫 `set`。它只认名单里的属性，会写进日志，屏幕也立刻跟着变。

把气泡调成半透明，再看一眼屏幕。

```lab
lab> set alpha 0.5
view.alpha: 1 → 0.5
✓ 预测成立：view.alpha == 0.5
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃                 [   ] ┃
   ┃                       ┃
   ┃                       ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
view.alpha == 0.5 // 气泡的 alpha 应该是 0.5
lab.ran("preview") // 用 preview 看看屏幕
```

### Hint
一条命令改属性，另一条命令画屏幕。

### Hint
`set` 后面写属性和值；画面由另一条命令负责。

### Hint
先输入 `set alpha 0.5` 再输入 `preview`

### After
气泡变淡了，里面的小标记也跟着变淡：视图会带着它上面的一切一起淡出。不过 `badge.alpha` 仍然是 1——变淡是父视图对画面做的事，不会去改孩子的属性。

## mistake: 要得太多

控件会挡住离谱的值。试着用 `set alpha 2` 让气泡“加倍清楚”，然后慢慢读回答：哪里错了？错在哪个位置？可以改成怎么写？

```lab
lab! set alpha 2
错误：alpha 的控件范围是 0 到 1
  set alpha 2
            ^
可以试试：调试器没有这个限制：expr view.alpha = …
```

```check
lab.refused("set alpha") // 试一个控件不允许的值
view.alpha == 0.5 // 气泡应该仍是半透明
```

### Hint
alpha 的滑块到 1 为止。

### Hint
用 `set` 设一个大于 1 的数。它会被拒绝，这正是想让你看到的。

### Hint
输入 `set alpha 2`

### After
线下面的标记指出被拒绝的部分，最后一行给出另一条路。调试器没有名单，也没有范围限制，等会儿你就会看到——那是力量，不是礼貌。

## observe: 视图怎么描述自己

画面告诉你结果，属性告诉你原因。`inspect` 列出每个属性现在的值，以及全新视图里的默认值；两列不同的地方，就是这个程序对它做过的事。

在表里找到 `isHidden` 和 `backgroundColor`，再用调试器问其中一个。

```lab
lab> inspect
view  UIView
属性                      类型          访问          现在          默认
────────────────────────  ────────────  ────────────  ────────────  ────────────
frame                     CGRect        get set       (20, 20,      (0, 0, 0, 0)
                                                      200, 80)
bounds                    CGRect        get set       (0, 0, 200,   (0, 0, 0, 0)
                                                      80)
center                    CGPoint       get set       (120, 60)     (0, 0)
transform                 CGAffineTran  get set       identity      identity
                          sform
alpha                     CGFloat       get set       0.5           1
isHidden                  Bool          get set       false         false
backgroundColor           UIColor?      get set       .systemBlue   nil
tintColor                 UIColor       get set       .systemBlue   .systemBlue
tag                       Int           get set       0             0
clipsToBounds             Bool          get set       false         false
isOpaque                  Bool          get set       true          true
isUserInteractionEnabled  Bool          get set       true          true
isMultipleTouchEnabled    Bool          get set       false         false
isExclusiveTouch          Bool          get set       false         false
contentMode               UIView.Conte  get set       scaleToFill   scaleToFill
                          ntMode
autoresizesSubviews       Bool          get set       true          true
accessibilityIdentifier   String?       get set       nil           nil
accessibilityLabel        String?       get set       nil           nil
isAccessibilityElement    Bool          get set       false         false
superview                 UIView?       private(set)  UIView        nil
subviews                  [UIView]      get           1 × UIView    []
window                    UIWindow?     get           nil           nil
layer                     CALayer       get           CALayer       CALayer
intrinsicContentSize      CGSize        get           (-1, -1)      (-1, -1)
next                      UIResponder?  get           UIView        nil
isFirstResponder          Bool          get           false         false
canBecomeFirstResponder   Bool          get           false         false
canResignFirstResponder   Bool          get           true          true
lab> p view.isHidden
(Bool) false
```

```check
lab.ran("inspect") // 先列出属性
lab.printed("(Bool) false") // 再打印 view.isHidden
```

### Hint
两条命令：一条显示全部属性，一条只打印一个。

### Hint
`inspect` 后面不用写东西；`p` 后面写属性的路径。

### Hint
先输入 `inspect` 再输入 `p view.isHidden`

### After
`p` 先用括号给出类型，再给出值：`(Bool) false`，和 Xcode 控制台的回答一样。与默认值不同的那几行，就是这个气泡的经历：一个位置、一种颜色，还有你设的 alpha。

## debugger: 背着屏幕改模型

现在换调试器的方式改。`expr` 会在暂停的程序里执行一行 Swift。改完之后画一次屏幕，再对比 `p` 的回答和你看到的画面。

用 `expr` 把 `isHidden` 设成 `true`，接着 `preview`，再 `p view.isHidden`。

```lab
lab> expr view.isHidden = true
() $R0 = {}
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃                 [   ] ┃
   ┃                       ┃
   ┃                       ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━┛




（调试器可能改了模型；flush 之后屏幕才显示）
lab> p view.isHidden
(Bool) true
```

```check
view.isHidden // 模型里应该是隐藏状态
lab.ran("preview") // 改完之后画一次屏幕
lab.printed("(Bool) true") // 用 p 问模型
```

### Hint
调试器的方式是一句 Swift 赋值，不是 `set`。

### Hint
三行：一句 `expr` 赋值，一次画面，一次打印。

### Hint
依次输入 `expr view.isHidden = true` 和 `preview` 和 `p view.isHidden`

### After
模型说 `true`，气泡却还在屏幕上。没有坏：暂停的程序不会绘制。UIKit 在运行循环每一轮结束时才把改动送上屏幕，而停在调试器里时，循环是不转的。

## observe: 让运行循环转一圈

`flush` 让运行循环转一圈，就像 `continue` 那样。先猜画面会变成什么样，再看。

```lab
lab> flush
运行循环转了一圈。
lab> preview










· UIView 的 isHidden：false → true
```

```check
lab.ran("flush") // 让运行循环转一圈
lab.ran("preview") // 再看一次屏幕
view.isHidden // 视图应该仍是隐藏的
```

### Hint
循环得先转一圈，屏幕才会知道。

### Hint
一个词让循环转动，另一个你已经会的词负责画。

### Hint
先输入 `flush` 再输入 `preview`

### After
屏幕终于跟上了。以后在调试器里觉得“改了没用”，先问问自己：循环转过了吗？

## debugger: 隐藏不等于消失

隐藏的视图还在视图树里吗？问问它的父视图是谁，再按 UIKit 的格式打印整棵树。

```lab
lab> p view.superview === container
(Bool) true
lab> tree
<UIView: 0x7f8a10404290; frame = (0 0; 320 160); layer = <CALayer: 0x7f8a10404080>>
   | <UIView: 0x7f8a104046b0; frame = (20 20; 200 80); alpha = 0.5; hidden = YES; backgroundColor = <UIDynamicSystemColor: 0x7f8a10404ce0; name = systemBlueColor>; layer = <CALayer: 0x7f8a104044a0>>
   |    | <UIView: 0x7f8a10404ad0; frame = (150 10; 40 20); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x7f8a104048c0>>
```

```check
lab.printed("(Bool) true") // 问一问父视图是不是 container
lab.ran("tree") // 打印视图层级
```

### Hint
两个名字是不是同一个对象，由 `===` 说了算。

### Hint
拿 `view.superview` 和 `container` 比较，然后打印树。

### Hint
先输入 `p view.superview === container` 再输入 `tree`

### After
气泡还在树里，描述中写着 `hidden = YES`。隐藏、完全透明、移除，看起来一样；只有移除会改变层级，让 `superview` 变成 `nil`。

## source: 改掉新视图的来处

前面两种方式改的都是这一个实例。程序重新启动时会按源码造一个新的，你的改动就没了。写着默认值的文件可以由你来改：`source` 会显示它。

在源码里把 `alpha` 的默认值改成 0.3，然后重新编译运行。

```lab
lab> source set alpha 0.3
workbench/UIView.swift:5  alpha: 1 → 0.3
输入 rerun 编译并创建新实例。
lab> rerun
属性      旧实例  新实例
────────  ──────  ───────────────────
alpha     0.5     0.30000001192092896
isHidden  true    false
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
```

```check
lab.source("alpha") == "0.3" // 源码里应该写着 0.3
lab.rerun // 重新编译并运行
```

### Hint
作者先改文件，再重新运行程序。

### Hint
`source set` 后面写属性和新的默认值；`rerun` 负责编译。

### Hint
先输入 `source set alpha 0.3` 再输入 `rerun`

### After
两个实例并排摆着：旧的保留着你对它做过的一切，只有新的用上了新默认值。（读出来是 0.30000001192092896，因为图层用 32 位 `Float` 保存不透明度，这是最接近 0.3 的那个数。）

## explain: 三种改法，一句话讲清

运行视图自己的实验，读一读每一步。然后你就能解释：视图归谁所有，控件比调试器多做了什么，为什么只有改源码才会留下来。

```lab
lab> run UIView
type.UIView
  1. 把视图加到父视图：parent.subviews.count  1
  2. 设置 alpha  1.0 → 0.5
  3. 移动 frame：center 跟着变  (55.0, 20.0)
  4. bounds.origin 仍然是零  ✓
  5. 左上角在父视图坐标系里  (30.0, 10.0)
  6. 隐藏之后触摸落到父视图上  ✓
target-evidence:type.UIView  model
```

```check
lab.ran("run") // 运行 UIView 的实验
lab.evidence("type.UIView") // 应该取得它的证据
```

### Hint
每张卡片都有自己的实验。

### Hint
`run` 后面写类型的名字。

### Hint
输入 `run UIView`

### After
`set` 走名单并提交屏幕；`expr` 立刻改模型，屏幕等循环；`source set` 改的是新实例从什么开始。视图由父视图通过 `subviews` 持有，这里没有别的东西让它活着。

## question: single

程序暂停时你输入 `expr view.alpha = 0`。运行循环转动之前，屏幕上是什么？

- [ ] 气泡的位置空了
  模型里确实已经是 0，但还没有人重新画过。
- [x] 气泡和原来一样
  屏幕显示的是上一轮循环结束时提交的内容。
- [ ] 气泡只剩一半
  alpha 是整个视图的一个数，它自己不会出现“变到一半”的状态。

### After
模型立刻改变；屏幕要到运行循环一轮结束时才跟上。

## question: multiple

下面哪些做法会让视图继续留在层级里？

- [x] `isHidden = true`
  隐藏了，但 `superview` 还在。
- [x] `alpha = 0`
  看不见，也收不到触摸，但位置还在。
- [ ] `removeFromSuperview()`
  改变视图树的就是它：`superview` 变成 nil。
- [x] `backgroundColor = nil`
  只是内容后面的底色没了。

### After
其中三个改变的是怎么画；只有移除改变的是归谁所有。

## question: order

把下面的事按顺序排好：在调试器里做的修改是怎样到达屏幕的？

1. `expr` 给属性赋值
2. 模型有了新值
3. 运行循环转一圈
4. 屏幕显示出来

### After
模型和屏幕之间，隔着一圈运行循环。

## question: single

`bubble.alpha` 是 0.5，`label` 在气泡里面。`label.alpha` 是多少？

- [ ] 0.5
  标签看起来半透明，但它自己的属性没有被动过。
- [x] 1
  变淡是对父视图连同其内容一起做的，孩子的属性不变。
- [ ] 0.25
  透明度只在合成画面时相乘，不会写回属性。

### After
你看到的是一路往上所有 alpha 的乘积；属性说的只是自己的值。

## question: short

哪个 Bool 属性能把视图从屏幕上拿掉，却让它留在层级里？

```answer
isHidden
view.isHidden
```

### After
`isHidden = true`。树、约束和父视图都不变。

## summary

**视图**是一个带属性、可以装子视图的矩形。**控件**（`set`）走名单、记日志，并提交**屏幕**；**调试器**（`expr`）立刻改**模型**，屏幕要等**运行循环**（`flush`）；**源码**决定新实例从什么开始（`rerun`）。隐藏、透明、移除看起来一样，其实是三回事。

下一课（第 12 课）：让计算机自己算出每个视图的位置——自动布局。

"""##)

  private static let lesson12 = LessonLibrary.Source(
    folder: "12-auto-layout",
    english: ##"""
---
number: 12
slug: auto-layout
title: Let the computer do the arithmetic
needs: 11
minutes: 40
ability: Write a smallest set of constraints without conflict.
types: NSLayoutAnchor, NSLayoutConstraint, UIStackView
concepts: auto-layout
introduces:
subject: concept.auto-layout
---

On Oskar's old phone the bubbles fit. On Mei's tablet the same screen leaves half of the width empty, and on a small phone
the last words run off the edge. The numbers in `frame` were right for one screen only.

Auto Layout turns the question around. You state what must be true (“16 points from the left”, “200 wide”) and an engine
works out the numbers. In this lesson you give a bubble exactly as many statements as it needs, then one too many.

## observe: Half an answer

The frame holds `bubble` inside `row`. Two statements, called *constraints*, are active: the bubble begins 16 points from the
row's left edge and 16 points from its top. Three more are ready in variables but switched off: `width`, `height` and `wide`.

Ask where the bubble is, then ask UIKit whether the answer was the only possible one.

```lab
lab> p bubble.frame
(CGRect) {
  origin = (x = 16, y = 16)
  size = (width = 0, height = 0)
}
lab> p bubble.hasAmbiguousLayout
(Bool) true
```

```check
lab.printed("origin = (x = 16, y = 16)") // print the bubble's frame
lab.printed("(Bool) true") // ask whether the layout is ambiguous
```

### Hint
Two properties of the bubble tell the story.

### Hint
Print `frame` first, then the Bool whose name begins with *has*.

### Hint
Type `p bubble.frame` and then `p bubble.hasAmbiguousLayout`

### After
The place is known, the size is not: 0 by 0 is only a guess. *Ambiguous* means that several frames satisfy all the
statements. A view needs two of them along each axis: place and size, or two edges.

## predict: What will the width be?

The variable `width` holds the constraint `bubble.width == 200`. Nobody mentions a frame in it. Say what the bubble's width
will be once that constraint counts.

```lab
lab> predict bubble.frame.size.width == 200
Locked: bubble.frame.size.width == 200  (evaluated after the next change)
```

```check
lab.predicted // a prediction is still missing
```

### Hint
Say it before you switch anything on.

### Hint
The command is `predict`; the condition speaks of the bubble's frame.

### Hint
Type `predict bubble.frame.size.width == 200`

### After
Locked. The next change will tell.

## control: Two more statements

A constraint counts while its `isActive` is true. Switch on `width` and `height` with `set`, and look at the screen.

```lab
lab> set width.isActive true
width.isActive: false → true
✓ prediction met: bubble.frame.size.width == 200
lab> set height.isActive true
height.isActive: false → true
lab> preview

  ┏━━━━━━━━━━━━━━━━━━━━━━━┓
  ┃                       ┃
  ┃                       ┃
  ┗━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
width.isActive // the constraint in width must be active
height.isActive // the constraint in height must be active
bubble.frame.size == CGSize(width: 200, height: 60) // the bubble should measure 200 by 60
lab.ran("preview") // look at the screen
```

### Hint
Both constraints already exist; each has a switch.

### Hint
`set` takes a path such as the variable's name, a dot and the property.

### Hint
Type `set width.isActive true` then `set height.isActive true` then `preview`

### After
Nobody assigned `frame`. The engine found the only one that makes all four statements true. Four is the smallest set: two
for each axis.

## mistake: Left edge to top edge

An *anchor* names one side of a view, and its methods make constraints. Tie the bubble's leading edge to the top of the row,
a slip that is easily made, and read what the compiler says.

```lab
lab! expr bubble.leadingAnchor.constraint(equalTo: row.topAnchor)
                                                       ˄
                                                       ╰─ error: cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutXAxisAnchor'
```

```check
lab.refused("expr") // make the compiler refuse the pair
```

### Hint
`leadingAnchor` runs from side to side, `topAnchor` up and down.

### Hint
Call `constraint(equalTo:)` on one and hand in the other.

### Hint
Type `expr bubble.leadingAnchor.constraint(equalTo: row.topAnchor)`

### After
The types carry the axis: `NSLayoutXAxisAnchor` and `NSLayoutYAxisAnchor`. A pair that makes no sense never reaches the
running program.

## debugger: One statement too many

The third spare, `wide`, says `bubble.width == 260`. Together with 200 that cannot be. Switch it on the debugger's way, let
the run loop turn, read the console slowly, and print the bubble's width.

```lab
lab> expr wide.isActive = true
() $R0 = {}
lab> flush
The run loop turned.
[LayoutConstraints] Unable to simultaneously satisfy constraints.
    Probably at least one of the constraints in the following list is one you don't want. 
    Try this: 
        (1) look at each constraint and try to figure out which you don't expect; 
        (2) find the code that added the unwanted constraint or constraints and fix it. 
(
    "<NSLayoutConstraint:0x7f8a10405730 'bubble-width' UIView:0x7f8a104046b0.width == 200   (active)>",
    "<NSLayoutConstraint:0x7f8a10405b50 'bubble-wide' UIView:0x7f8a104046b0.width == 260   (active)>"
)

Will attempt to recover by breaking constraint 
<NSLayoutConstraint:0x7f8a10405b50 'bubble-wide' UIView:0x7f8a104046b0.width == 260   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
lab> p bubble.frame.size.width
(CGFloat) 200
```

```check
wide.isActive // switch on the constraint in wide
lab.printed("Unable to simultaneously satisfy constraints") // let the run loop turn, so that UIKit notices
lab.printed("(CGFloat) 200") // print the bubble's width
```

### Hint
UIKit notices a contradiction when it lays out, not when you switch the constraint on.

### Hint
An `expr` that sets `isActive`, then one turn of the run loop.

### Hint
Type `expr wide.isActive = true` then `flush` then `p bubble.frame.size.width`

### After
The list between the parentheses is the contradiction: two widths for one view, found by the names `bubble-width` and
`bubble-wide` that the author gave as `identifier`. Below it stands the one that UIKit dropped. The app goes on, but which
statement loses was not your decision.

## control: A wish instead of an order

Every constraint has a `priority`. 1000 means *required*; anything lower is a wish that gives way in silence. Switch `wide` off, make
it a wish with `.defaultHigh` (750), switch it on again and print the bubble's width.

```lab
lab> set wide.isActive false
wide.isActive: true → false
lab> expr wide.priority = .defaultHigh
() $R1 = {}
lab> set wide.isActive true
wide.isActive: false → true
lab> p bubble.frame.size.width
(CGFloat) 200
```

```check
wide.isActive // switch the constraint in wide on again
wide.priority.rawValue == 750 // its priority must be .defaultHigh
lab.printed("(CGFloat) 200") // print the bubble's width
```

### Hint
While it is active, a constraint cannot turn from an order into a wish. Off first.

### Hint
Three lines: off with `set`, the priority with `expr`, on with `set`.

### Hint
Type `set wide.isActive false` then `expr wide.priority = .defaultHigh` then `set wide.isActive true` then `p bubble.frame.size.width`

### After
No message this time. The required 200 wins, the wish for 260 stays unfulfilled. A bubble that is as wide as its text, *but
at most* three quarters of the row, is made of just such a pair.

## debugger: Change the number, not the frame

A new message is longer. Change `width.constant` to 240 with `expr`, print the bubble's width, let the loop turn and print it
again.

```lab
lab> expr width.constant = 240
() $R2 = {}
lab> p bubble.frame.size.width
(CGFloat) 200
lab> flush
The run loop turned.
lab> p bubble.frame.size.width
(CGFloat) 240
```

```check
width.constant == 240 // the constant of width must be 240
bubble.frame.size.width == 240 // let the run loop turn, so that the frame follows
lab.printed("(CGFloat) 240") // print the bubble's width after the turn
```

### Hint
`constant` is the number in the statement. The frame follows at the next layout.

### Hint
An assignment with `expr`, and `flush` between two prints.

### Hint
Type `expr width.constant = 240` then `flush` then `p bubble.frame.size.width`

### After
200 before the turn, 240 after it. Setting `frame` yourself would last only until that next layout, which computes it
again from the constraints.

## observe: A row that writes its own constraints

The bar under the chat holds three views in a `UIStackView`. Open it with `use UIStackView`, hide `send` with `set`, look,
and print how wide `field` is now.

```lab
lab> use UIStackView
Current instance: stack  (UIStackView)
In this frame: stack, attach, field, send, container
Controls: set axis | spacing | distribution | alignment … ('set' lists all)
lab> set send.isHidden true
send.isHidden: false → true
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃               │ │               ┃
   ┃               │ │               ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛



· frame of the UIStackView (16, 16, 200, 60) → (20, 20, 280, 60)
· backgroundColor of the UIStackView #007AFF → nil
· the UIView appeared
· the UIView appeared
· the UIView appeared
lab> p field.frame.size.width
(CGFloat) 136
```

```check
send.isHidden // hide the view called send
field.frame.size.width == 136 // the field should have grown to 136 points
lab.ran("preview") // look at the screen
lab.printed("(CGFloat) 136") // print the width of the field
```

### Hint
Another subject first; then one of its locals disappears.

### Hint
`use`, then `set` with `send.isHidden`, then the picture.

### Hint
Type `use UIStackView` then `set send.isHidden true` then `preview` then `p field.frame.size.width`

### After
A hidden view takes neither room nor a gap: (280 − 8) ÷ 2 = 136. You wrote no constraint; the stack view wrote all of them.

## source: A wider gap for every new bar

The gap of 8 points stands in the source. Give `spacing` the default 20, then compile and run again.

```lab
lab> source set spacing 20
workbench/UIStackView.swift:5  spacing: 8 → 20
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance  new instance
────────  ────────────  ────────────
spacing   8             20
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
```

```check
lab.source("spacing") == "20" // the source must say 20
lab.rerun // compile and run it again
```

### Hint
An author changes the default, then runs the program again.

### Hint
`source set` with the property and the number; then the command that compiles.

### Hint
Type `source set spacing 20` and then `rerun`

### After
Only the new stack view has the new gap. And `send` is visible in it again: hiding was done to the old instance.

## explain: The whole story once more

Run the experiment of the concept and explain each of its steps in your own words.

```lab
lab> run auto-layout
concept.auto-layout
  1. place without size: ambiguous?  true
  2. two numbers for each axis leave one frame  (16.0, 16.0, 200.0, 60.0)
  3. nothing is open any more  ✓
  4. a second required width: messages on the console  1
  5. as a wish of priority 750 it gives way in silence  ✓
target-evidence:concept.auto-layout  model
```

```check
lab.ran("run") // run the experiment of the concept
lab.evidence("concept.auto-layout") // run the experiment of auto-layout
```

### Hint
Concepts have experiments too.

### Hint
`run` takes the name of the concept.

### Hint
Type `run auto-layout`

### After
Too few statements: ambiguous. Two for each axis: one frame. A contradiction among required ones: a message, and one of them
is dropped. A contradiction with a wish: silence, and the wish gives way.

## question: single

A bubble has active constraints for leading, top and width. What does its layout lack?

- [ ] A trailing edge
  Leading and width already settle the horizontal axis.
- [x] A height or a bottom edge
  The vertical axis has only one statement so far.
- [ ] A value for `frame`
  The engine computes it; assigning would be overwritten.

### After
Count for each axis: two independent statements settle it.

## question: multiple

Which of these pairs of active constraints end in a message on the console?

- [x] `width == 200` and `width == 260`, both required
  Both must hold and cannot.
- [ ] `width == 200` required and `width == 260` with priority 750
  The wish gives way without a word.
- [x] `leading == 16`, `width == 200` and `trailing == 300`, all required
  16 + 200 is 216; a third statement that disagrees is a conflict as well.
- [ ] `width >= 100` and `width <= 300`, both required
  Both can be true at once; they only limit the width.

### After
A conflict needs required statements that exclude each other.

## question: order

A message gets longer. Bring the events into order.

1. code assigns `width.constant`
2. a layout pass is scheduled
3. the run loop turns
4. the engine computes a new `frame`

### After
The number changes at once, the frame at the next layout pass.

## question: single

You hide one of three views in a stack view. What happens to its gap?

- [ ] It stays empty
  That would happen with a view placed by frames.
- [x] It closes, and the others share the room
  A hidden arranged view takes neither room nor spacing.
- [ ] The view leaves `arrangedSubviews`
  It stays in the list, so that showing it again brings it back.

### After
Hiding is the way to take something out of a stack view for a while.

## question: short

Which property of a constraint do you change to move or resize a view, without making a new constraint?

```answer
constant
width.constant
```

### After
`constant`. The multiplier, the items and the relation are fixed for life.

## summary

A **constraint** is one statement about frames; it counts while it is **active**. An **anchor** makes it and carries the
axis. Two independent statements for each axis are enough: fewer are **ambiguous**, contradicting **required** ones are a
**conflict** that the console reports, and a **priority** below 1000 turns an order into a wish. A **stack view** writes the
constraints of a row or a column itself.

Next: lesson 13 follows a screen from its birth to its end: the view controller.

"""##,
    chinese: ##"""
---
number: 12
slug: auto-layout
title: 算术交给电脑
needs: 11
minutes: 40
ability: 写出不冲突的最小约束集。
types: NSLayoutAnchor, NSLayoutConstraint, UIStackView
concepts: auto-layout
introduces:
subject: concept.auto-layout
---

在奥斯卡的旧手机上，气泡刚好放得下；到了小美的平板上，右边空出一半；换成小屏手机，最后几个字又跑到屏幕外面去了。
`frame` 里的数字只对一块屏幕合适。

Auto Layout 换了个问法：你只说明哪些事必须成立（“离左边 16 点”“宽 200”），数字由引擎来算。这一课里，你先给气泡不多不少的几条规定，
再故意多给一条。

## observe: 只说了一半

现场里有 `bubble`，放在 `row` 里面。有两条规定（叫作*约束*）已经生效：气泡离 `row` 的左边 16 点，离上边 16 点。另外三条已经做好、
放在变量里，但还没打开：`width`、`height` 和 `wide`。

先问问气泡在哪里，再问 UIKit：答案是不是只有这一种可能。

```lab
lab> p bubble.frame
(CGRect) {
  origin = (x = 16, y = 16)
  size = (width = 0, height = 0)
}
lab> p bubble.hasAmbiguousLayout
(Bool) true
```

```check
lab.printed("origin = (x = 16, y = 16)") // 先打印气泡的 frame
lab.printed("(Bool) true") // 再问布局是否含糊
```

### Hint
答案就在气泡的两个属性里。

### Hint
先打印 `frame`，再打印那个以 has 开头的布尔值。

### Hint
输入 `p bubble.frame`，再输入 `p bubble.hasAmbiguousLayout`

### After
位置知道了，大小还不知道：0×0 只是猜的。*含糊*的意思是，有好几种 frame 都满足所有规定。每个方向上需要两条：位置加大小，或者两条边。

## predict: 会有多宽？

变量 `width` 里的约束是 `bubble.width == 200`，里面没有提到 frame。先说说：这条约束生效之后，气泡会有多宽。

```lab
lab> predict bubble.frame.size.width == 200
已锁定：bubble.frame.size.width == 200  （下一次修改之后求值）
```

```check
lab.predicted // 还没有写下预测
```

### Hint
打开任何开关之前先说。

### Hint
命令是 `predict`，条件说的是气泡的 frame。

### Hint
输入 `predict bubble.frame.size.width == 200`

### After
锁定了。下一次改动会揭晓。

## control: 再加两条规定

约束的 `isActive` 为 true 时才算数。用 `set` 把 `width` 和 `height` 打开，再看看屏幕。

```lab
lab> set width.isActive true
width.isActive: false → true
✓ 预测成立：bubble.frame.size.width == 200
lab> set height.isActive true
height.isActive: false → true
lab> preview

  ┏━━━━━━━━━━━━━━━━━━━━━━━┓
  ┃                       ┃
  ┃                       ┃
  ┗━━━━━━━━━━━━━━━━━━━━━━━┛
```

```check
width.isActive // width 里的约束要打开
height.isActive // height 里的约束要打开
bubble.frame.size == CGSize(width: 200, height: 60) // 气泡应该是 200×60
lab.ran("preview") // 看一眼屏幕
```

### Hint
两条约束都已经做好，各有一个开关。

### Hint
`set` 后面写路径：变量名、点、属性名。

### Hint
输入 `set width.isActive true`，再输入 `set height.isActive true`，最后输入 `preview`

### After
没有人给 `frame` 赋过值。引擎找到了唯一能让四条规定都成立的 frame。四条就是最小的一套：每个方向两条。

## mistake: 左边对上边

*锚点*代表视图的一条边，它的方法用来制作约束。把气泡的左边系到 `row` 的上边——手一滑就会写成这样——看看编译器怎么说。

```lab
lab! expr bubble.leadingAnchor.constraint(equalTo: row.topAnchor)
                                                       ˄
                                                       ╰─ error: cannot convert value of type 'NSLayoutYAxisAnchor' to expected argument type 'NSLayoutXAxisAnchor'
```

```check
lab.refused("expr") // 让编译器拒绝这一对
```

### Hint
`leadingAnchor` 是左右方向的，`topAnchor` 是上下方向的。

### Hint
对其中一个调用 `constraint(equalTo:)`，把另一个传进去。

### Hint
输入 `expr bubble.leadingAnchor.constraint(equalTo: row.topAnchor)`

### After
类型里写着方向：`NSLayoutXAxisAnchor` 和 `NSLayoutYAxisAnchor`。不讲道理的配对根本进不了运行中的程序。

## debugger: 多出来的一条

第三条备用的 `wide` 规定 `bubble.width == 260`，和 200 不可能同时成立。用调试器的方式打开它，让运行循环转一圈，慢慢读控制台上的话，再打印气泡的宽度。

```lab
lab> expr wide.isActive = true
() $R0 = {}
lab> flush
运行循环转了一圈。
[LayoutConstraints] Unable to simultaneously satisfy constraints.
    Probably at least one of the constraints in the following list is one you don't want. 
    Try this: 
        (1) look at each constraint and try to figure out which you don't expect; 
        (2) find the code that added the unwanted constraint or constraints and fix it. 
(
    "<NSLayoutConstraint:0x7f8a10405730 'bubble-width' UIView:0x7f8a104046b0.width == 200   (active)>",
    "<NSLayoutConstraint:0x7f8a10405b50 'bubble-wide' UIView:0x7f8a104046b0.width == 260   (active)>"
)

Will attempt to recover by breaking constraint 
<NSLayoutConstraint:0x7f8a10405b50 'bubble-wide' UIView:0x7f8a104046b0.width == 260   (active)>

Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
lab> p bubble.frame.size.width
(CGFloat) 200
```

```check
wide.isActive // 打开 wide 里的约束
lab.printed("Unable to simultaneously satisfy constraints") // 让运行循环转一圈，UIKit 才会发现
lab.printed("(CGFloat) 200") // 打印气泡的宽度
```

### Hint
UIKit 是在布局时发现矛盾的，不是在你打开约束的那一刻。

### Hint
先用 `expr` 设置 `isActive`，再让运行循环转一圈。

### Hint
输入 `expr wide.isActive = true`，再输入 `flush`，最后输入 `p bubble.frame.size.width`

### After
括号里列出的就是矛盾所在：同一个视图有两个宽度。`bubble-width` 和 `bubble-wide` 是作者写在 `identifier` 里的名字，一眼就能认出来。
再往下是被 UIKit 放弃的那一条。应用照常运行，但放弃谁，不是你说了算。

## control: 命令改成愿望

每条约束都有 `priority`。1000 是*必须*；低于 1000 的只是愿望，会悄悄让步。把 `wide` 关掉，用 `.defaultHigh`（750）把它变成愿望，再打开，打印气泡的宽度。

```lab
lab> set wide.isActive false
wide.isActive: true → false
lab> expr wide.priority = .defaultHigh
() $R1 = {}
lab> set wide.isActive true
wide.isActive: false → true
lab> p bubble.frame.size.width
(CGFloat) 200
```

```check
wide.isActive // 再次打开 wide 里的约束
wide.priority.rawValue == 750 // 它的优先级要是 .defaultHigh
lab.printed("(CGFloat) 200") // 打印气泡的宽度
```

### Hint
约束开着的时候，不能从命令变成愿望，先关掉。

### Hint
三行：用 `set` 关，用 `expr` 改优先级，用 `set` 开。

### Hint
输入 `set wide.isActive false`，再输入 `expr wide.priority = .defaultHigh`、`set wide.isActive true`，最后输入 `p bubble.frame.size.width`

### After
这回没有消息。必须成立的 200 赢了，260 这个愿望落空。气泡“跟文字一样宽，但最多占一行的四分之三”，用的正是这样一对约束。

## debugger: 改数字，别改 frame

新消息更长了。用 `expr` 把 `width.constant` 改成 240，打印气泡的宽度；让运行循环转一圈，再打印一次。

```lab
lab> expr width.constant = 240
() $R2 = {}
lab> p bubble.frame.size.width
(CGFloat) 200
lab> flush
运行循环转了一圈。
lab> p bubble.frame.size.width
(CGFloat) 240
```

```check
width.constant == 240 // width 的 constant 要是 240
bubble.frame.size.width == 240 // 让运行循环转一圈，frame 才会跟上
lab.printed("(CGFloat) 240") // 转完之后打印气泡的宽度
```

### Hint
`constant` 就是规定里的那个数；frame 要到下一次布局才跟上。

### Hint
用 `expr` 赋值，两次打印之间 `flush`。

### Hint
输入 `expr width.constant = 240`，再输入 `flush`，最后输入 `p bubble.frame.size.width`

### After
转之前 200，转之后 240。自己设置 `frame` 只能撑到下一次布局，那时它又会按约束重算一遍。

## observe: 会自己写约束的一行

聊天界面底部那一条，是装着三个视图的 `UIStackView`。用 `use UIStackView` 打开它，用 `set` 把 `send` 藏起来，看看画面，再打印 `field` 现在多宽。

```lab
lab> use UIStackView
当前实例：stack  (UIStackView)
现场里的变量：stack, attach, field, send, container
可调属性：set axis | spacing | distribution | alignment ……（输入 set 查看全部）
lab> set send.isHidden true
send.isHidden: false → true
lab> preview

   ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
   ┃               │ │               ┃
   ┃               │ │               ┃
   ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛



· UIStackView 的 frame：(16, 16, 200, 60) → (20, 20, 280, 60)
· UIStackView 的 backgroundColor：#007AFF → nil
·  UIView 出现了
·  UIView 出现了
·  UIView 出现了
lab> p field.frame.size.width
(CGFloat) 136
```

```check
send.isHidden // 把 send 藏起来
field.frame.size.width == 136 // field 应该变成 136 点宽
lab.ran("preview") // 看一眼屏幕
lab.printed("(CGFloat) 136") // 打印 field 的宽度
```

### Hint
先换一个对象，再让其中一个局部变量消失。

### Hint
先 `use`，再对 `send.isHidden` 用 `set`，然后看画面。

### Hint
输入 `use UIStackView`，再输入 `set send.isHidden true`、`preview`，最后输入 `p field.frame.size.width`

### After
藏起来的视图既不占地方也不占间隔：(280 − 8) ÷ 2 = 136。你一条约束也没写，全是 stack view 自己写的。

## source: 让每一条新的都宽松些

8 点的间隔写在源代码里。把 `spacing` 的默认值改成 20，再编译、运行一次。

```lab
lab> source set spacing 20
workbench/UIStackView.swift:5  spacing: 8 → 20
输入 rerun 编译并创建新实例。
lab> rerun
属性     旧实例  新实例
───────  ──────  ──────
spacing  8       20
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
```

```check
lab.source("spacing") == "20" // 源代码里要写 20
lab.rerun // 编译并重新运行
```

### Hint
作者的做法：改默认值，再运行程序。

### Hint
`source set` 后面写属性和数字，然后是负责编译的那个命令。

### Hint
输入 `source set spacing 20`，再输入 `rerun`

### After
只有新的 stack view 用上了新间隔。`send` 在里面也重新露面了：藏起来是对旧实例做的事。

## explain: 从头再讲一遍

运行这个概念的实验，用自己的话解释每一步。

```lab
lab> run auto-layout
concept.auto-layout
  1. 只有位置没有大小：是否含糊？  true
  2. 每个方向两个数，就只剩一个 frame  (16.0, 16.0, 200.0, 60.0)
  3. 再没有悬而未决的地方  ✓
  4. 第二条必须成立的宽度：控制台上的消息数  1
  5. 降成优先级 750 的愿望，就悄悄让步了  ✓
target-evidence:concept.auto-layout  model
```

```check
lab.ran("run") // 用 run 运行概念的实验
lab.evidence("concept.auto-layout") // 运行 auto-layout 的实验
```

### Hint
概念也有自己的实验。

### Hint
`run` 后面写概念的名字。

### Hint
输入 `run auto-layout`

### After
规定太少：含糊。每个方向两条：只有一个 frame。必须成立的互相矛盾：控制台报告，放弃一条。和愿望矛盾：不声不响，愿望让步。

## question: single

气泡有 leading、top、width 三条生效的约束，布局还缺什么？

- [ ] 右边（trailing）
  左边加宽度已经定下了水平方向。
- [x] 高度，或者下边
  竖直方向目前只有一条规定。
- [ ] 给 `frame` 赋一个值
  frame 由引擎计算，赋了也会被盖掉。

### After
按方向数：两条互相独立的规定就够了。

## question: multiple

下面哪几组生效的约束会让控制台出现消息？

- [x] `width == 200` 和 `width == 260`，都必须成立
  两条都必须成立，却不可能。
- [ ] `width == 200` 必须成立，`width == 260` 优先级 750
  愿望一声不响地让步。
- [x] `leading == 16`、`width == 200` 和 `trailing == 300`，都必须成立
  16 + 200 是 216，第三条对不上，也是冲突。
- [ ] `width >= 100` 和 `width <= 300`，都必须成立
  两条可以同时成立，只是划了个范围。

### After
必须成立的规定互相排斥，才是冲突。

## question: order

消息变长了。把下面的事排好先后。

1. 代码给 `width.constant` 赋值
2. 安排一次布局
3. 运行循环转一圈
4. 引擎算出新的 `frame`

### After
数字立刻变，frame 到下一次布局才变。

## question: single

stack view 里有三个视图，藏起其中一个，它的位置会怎样？

- [ ] 空在那里
  用 frame 摆放的视图才会这样。
- [x] 合拢，由另外两个分掉
  藏起来的视图既不占地方也不占间隔。
- [ ] 它会离开 `arrangedSubviews`
  它还在列表里，所以再显示时会回到原位。

### After
想暂时从 stack view 里拿掉什么，就把它藏起来。

## question: short

不新建约束、只移动或缩放视图，该改约束的哪个属性？

```answer
constant
width.constant
```

### After
`constant`。倍数、两头的对象和关系一旦做好就不能改。

## summary

**约束**是关于 frame 的一条规定，**激活**时才算数。**锚点**用来制作约束，类型里带着方向。每个方向两条独立的规定就够：少了**含糊**；
**必须成立**的互相矛盾就是**冲突**，控制台会报告；**优先级**低于 1000，命令就变成愿望。**stack view** 会替一行或一列自己写好约束。

下一课：第 13 课跟着一个界面从出生走到结束——视图控制器。

"""##)

  private static let lesson13 = LessonLibrary.Source(
    folder: "13-view-controller",
    english: ##"""
---
number: 13
slug: view-controller
title: A page and the moments of its life
needs: 10, 11
minutes: 40
ability: Tell creation, loading, appearing and leaving apart, and say which method belongs to which.
types: UIViewController, UINavigationItem
concepts: view-controller-lifecycle
introduces: p, expr, predict, set, source, rerun, run, use
subject: type.UIViewController
---

Mei reports a strange bug: "I open the conversation, go back, open it again, and now every message is marked as read twice. And once the badge was cleared although I had never looked!"

Somebody put the right code into the wrong moment. A page has five of them: it is created, it is loaded, it appears, it leaves, it ends. In this lesson you take one page through all of them and read what UIKit calls.

## observe: An object without a picture

The inbox is on the screen. The function that is paused has just created the next page, `page`, with the title Trail Club. Has it a view already? Ask in a way that creates nothing: `isViewLoaded` and `viewIfLoaded`. Then read the log, into which both pages write.

```lab
lab> p page.isViewLoaded
(Bool) false
lab> p page.viewIfLoaded == nil
(Bool) true
lab> p log.lines
([String]) 1 value {
  [0] = "thread init"
}
```

```check
lab.ran("p page.isViewLoaded") // ask whether the view is loaded
lab.ran("p page.viewIfLoaded") // ask for viewIfLoaded
lab.printed("thread init") // print the log
```

### Hint
Three questions, nothing is changed.

### Hint
`p` with the two properties of `page`, and with `log.lines`.

### Hint
Type `p page.isViewLoaded`, then `p page.viewIfLoaded == nil`, then `p log.lines`

### After
`init` made an object and nothing else. **Creating** and **loading** are two moments. That is thrift: a tab that nobody opens never builds its views.

## predict: Load it

`loadViewIfNeeded()` does what UIKit does shortly before a page is shown. Predict that the view will be loaded afterwards, call it, and read which two methods ran, in which order.

```lab
lab> predict page.isViewLoaded
Locked: page.isViewLoaded  (evaluated after the next change)
lab> expr page.loadViewIfNeeded()
() $R0 = {}
✓ prediction met: page.isViewLoaded
lab> p log.lines
([String]) 3 values {
  [0] = "thread init"
  [1] = "thread loadView"
  [2] = "thread viewDidLoad"
}
```

```check
lab.predicted // a prediction is still missing
page.isViewLoaded // load the view
lab.printed("thread viewDidLoad") // print the log again
```

### Hint
A prediction may be a single Bool property.

### Hint
`predict`, then `expr` with the method, then the log.

### Hint
Type `predict page.isViewLoaded`, then `expr page.loadViewIfNeeded()`, then `p log.lines`

### After
`loadView` makes the view, `viewDidLoad` lets you fill it. The page is still on no screen: in `viewDidLoad` sizes are not final and `view.window` is nil.

## debugger: Load it again?

Call `loadViewIfNeeded()` a second time, and also touch `page.view` itself. How many lines does the log have now? Count before you look.

```lab
lab> expr page.loadViewIfNeeded()
() $R1 = {}
lab> p page.view.window == nil
(Bool) true
lab> p log.lines.count
(Int) 3
```

```check
lab.ran("expr page.loadViewIfNeeded") // load the view a second time
lab.ran("p page.view.window") // ask the view for its window
lab.printed("(Int) 3") // count the lines of the log
```

### Hint
The name says it: if needed.

### Hint
`expr` for the call, `p` for `page.view.window == nil` and for `log.lines.count`.

### Hint
Type `expr page.loadViewIfNeeded()`, then `p page.view.window == nil`, then `p log.lines.count`

### After
Still three: `viewDidLoad` runs **once** in the life of a controller. Had you asked for `page.view` in the first step, the question itself would have loaded the view; that is why a debugger's friend is `viewIfLoaded`.

## predict: A sheet over the inbox

Now show it. `inbox.present(page, animated: false)` puts the page in front. Its style is `.automatic`, which on a phone is a *sheet*: the inbox stays visible at the edge.

Will the inbox be told to disappear? Predict what the log's last line will be, then present and read.

```lab
lab> predict log.lines.last == "thread viewDidAppear"
Locked: log.lines.last == "thread viewDidAppear"  (evaluated after the next change)
lab> expr inbox.present(page, animated: false)
() $R2 = {}
✓ prediction met: log.lines.last == "thread viewDidAppear"
lab> p log.lines
([String]) 6 values {
  [0] = "thread init"
  [1] = "thread loadView"
  [2] = "thread viewDidLoad"
  [3] = "thread viewWillAppear"
  [4] = "thread viewIsAppearing"
  [5] = "thread viewDidAppear"
}
```

```check
lab.predicted // a prediction is still missing
page.presentingViewController === inbox // present the page from the inbox
lab.ran("p log.lines") // print the log
```

### Hint
Is a page gone that is still seen at the edge?

### Hint
`predict log.lines.last == …`, then `expr` with `present`, then the log.

### Hint
Type `predict log.lines.last == "thread viewDidAppear"`, then `expr inbox.present(page, animated: false)`, then `p log.lines`

### After
Three callbacks of **appearing**, and not one line of the inbox: covered by a sheet, it has not left. `viewWillAppear` comes before the view is in the window, `viewIsAppearing` when sizes are right, `viewDidAppear` when it is fully there.

## debugger: Who knows whom?

Presenting ties two controllers together. Follow the tie in both directions, and check that it is not the same as containing: `parent` belongs to containers such as the navigation stack of the next lesson.

```lab
lab> p inbox.presentedViewController === page
(Bool) true
lab> p page.presentingViewController === inbox
(Bool) true
lab> p page.parent == nil
(Bool) true
```

```check
lab.ran("p inbox.presentedViewController") // ask the inbox whom it presents
lab.ran("p page.presentingViewController") // ask the page who presents it
lab.ran("p page.parent") // ask the page for its parent
```

### Hint
The two names differ in one ending: -ed and -ing.

### Hint
Compare with `===`; ask for nil with `== nil`.

### Hint
Type `p inbox.presentedViewController === page`, then `p page.presentingViewController === inbox`, then `p page.parent == nil`

### After
`presentedViewController` is the strong direction: as long as the inbox presents it, the page lives even if no variable knows it.

## mistake: Present what is presented

An impatient finger taps the row twice, and the code presents the same page again. Do that, and read the message slowly.

```lab
lab! expr inbox.present(page, animated: false)
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <Catalog.ChatPage: 0x7f8a10405f70> that is already being presented by <Catalog.ChatPage: 0x7f8a10405310>.'
```

```check
lab.printed("already being presented") // present the page a second time
```

### Hint
The same line as before.

### Hint
`expr` and `present` again, with the same page.

### Hint
Type `expr inbox.present(page, animated: false)`

### After
On a device this exception ends the app. The words name both objects; the rule is: a controller is shown in one place at a time. Disable the row, or ask `presentedViewController == nil` first.

## control: Full screen is different

Close the sheet, clear the log, and choose another style with the control: `set modalPresentationStyle .fullScreen`. Present again. This time look for the lines of the inbox, and where they stand.

```lab
lab> expr page.dismiss(animated: false)
() $R3 = {}
lab> expr log.clear()
() $R4 = {}
lab> set modalPresentationStyle .fullScreen
page.modalPresentationStyle: automatic → fullScreen
lab> expr inbox.present(page, animated: false)
() $R5 = {}
lab> p log.lines
([String]) 5 values {
  [0] = "inbox viewWillDisappear"
  [1] = "thread viewWillAppear"
  [2] = "thread viewIsAppearing"
  [3] = "thread viewDidAppear"
  [4] = "inbox viewDidDisappear"
}
```

```check
page.modalPresentationStyle == .fullScreen // choose the style .fullScreen
page.presentingViewController === inbox // present the page again
lab.printed("inbox viewDidDisappear") // print the log
```

### Hint
Dismiss first; a page that is shown keeps its old style.

### Hint
`dismiss(animated:)`, `log.clear()`, `set`, `present`, and the log.

### Hint
Type `expr page.dismiss(animated: false)`, then `expr log.clear()`, then `set modalPresentationStyle .fullScreen`, then `expr inbox.present(page, animated: false)`, then `p log.lines`

### After
Now the inbox does leave: `viewWillDisappear` first of all, `viewDidDisappear` at the very end. And `viewDidLoad` of the page is missing, as it must be: the view was still there.

## observe: Left, but not gone

Dismiss the page once more. It has left the screen. Is its view unloaded? Is the object gone? Ask both.

```lab
lab> expr page.dismiss(animated: false)
() $R6 = {}
lab> p page.isViewLoaded
(Bool) true
lab> p page.viewIfLoaded?.window == nil
(Bool) true
lab> p log.lines.contains("thread deinit")
(Bool) false
```

```check
page.presentingViewController == nil // dismiss the page
lab.ran("p page.isViewLoaded") // ask whether the view is still loaded
lab.ran("p page.viewIfLoaded") // ask whether the view is in a window
lab.ran("p log.lines.contains") // look for the page's deinit in the log
```

### Hint
Leaving the window and ending are different moments.

### Hint
`dismiss`, then three lines with `p`; `contains` asks an array for an element.

### Hint
Type `expr page.dismiss(animated: false)`, then `p page.isViewLoaded`, then `p page.viewIfLoaded?.window == nil`, then `p log.lines.contains("thread deinit")`

### After
Loaded, outside any window, alive: the variable `page` still holds it. **Leaving** is not **ending**. Only `deinit` is the end, and it comes when nobody holds the object.

## debugger: A title goes one way

Every controller has a `navigationItem`: what a bar shows for it. Set the page's `title` and look at the item; then set the item's title and look at the page.

```lab
lab> expr page.title = "Trail Runners"
() $R7 = {}
lab> p page.navigationItem.title
(String?) "Trail Runners"
lab> expr page.navigationItem.title = "12 unread"
() $R8 = {}
lab> p page.title
(String?) "Trail Runners"
```

```check
page.title == "Trail Runners" // give the page the title Trail Runners
page.navigationItem.title == "12 unread" // give the item the title 12 unread
lab.ran("p page.title") // print the page's title at the end
```

### Hint
Two assignments, and a look after each.

### Hint
`expr` with texts in quotes, `p` with the other property.

### Hint
Type `expr page.title = "Trail Runners"`, then `p page.navigationItem.title`, then `expr page.navigationItem.title = "12 unread"`, then `p page.title`

### After
`title` is the name of the page and is handed on to the bar. The item's title is only what the bar says, so it may show a count without renaming the page.

## source: A sheet that does not slip away

A half-written message must not vanish because a thumb slid down. `isModalInPresentation` forbids that. Make it the default in the source and run again. The new page is created anew: has it a view?

```lab
lab> source set isModalInPresentation true
workbench/UIViewController.swift:5  isModalInPresentation: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property               old instance     new instance
─────────────────────  ───────────────  ────────────
title                  "Trail Runners"  "Trail Club"
isModalInPresentation  false            true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p page.isModalInPresentation
(Bool) true
lab> p old.isModalInPresentation
(Bool) false
lab> p page.isViewLoaded
(Bool) false
```

```check
lab.source("isModalInPresentation") == "true" // set the default to true in the source
lab.rerun // compile and run it again
lab.ran("p old.isModalInPresentation") // ask the old page too
lab.ran("p page.isViewLoaded") // ask whether the new page has a view
```

### Hint
The file first, then the compiler, then questions.

### Hint
`source set`, `rerun`, and three lines with `p`; the old page is called `old`.

### Hint
Type `source set isModalInPresentation true`, then `rerun`, then `p page.isModalInPresentation`, then `p old.isModalInPresentation`, then `p page.isViewLoaded`

### After
The new page has the new default and no view: it stands at the first moment of its life again. The old one went through all of them and stays as it was.

## explain: Five moments

Run the experiment of the concept. It sends a page through its whole life, to the real end. Find the five moments.

```lab
lab> run view-controller-lifecycle
concept.view-controller-lifecycle
  1. creating  members init
  2. loading and appearing  loadView → viewDidLoad → viewWillAppear →
                            viewIsAppearing → viewDidAppear
  3. the page below left, but nothing of it was unloaded  ✓
  4. the app goes to the background: calls on the page  0
  5. leaving and ending  members viewWillDisappear → inbox viewWillAppear →
                         inbox viewIsAppearing → members viewDidDisappear →
                         inbox viewDidAppear → members deinit
  6. leaving came first, the end of the object after it  ✓
target-evidence:concept.view-controller-lifecycle  model
```

```check
lab.ran("run view-controller-lifecycle") // run the experiment view-controller-lifecycle
```

### Hint
The experiment is named after the concept.

### Hint
`run` and the name.

### Hint
Type `run view-controller-lifecycle`

### After
Creating: once. Loading: once. Appearing and leaving: as often as it is shown. Ending: once. And the app going to the background is none of them.

## question: order

A page is presented for the first time. Bring the calls into order.

1. `init`
2. `loadView`
3. `viewDidLoad`
4. `viewWillAppear`
5. `viewIsAppearing`
6. `viewDidAppear`

### After
Create, load (two calls), appear (three calls).

## question: single

Mei fetches new messages in `viewDidLoad`. Coming back from another page she sees old ones. Where does the fetching belong?

- [x] `viewWillAppear`
  Right: it runs before every appearance.
- [ ] `init`
  That is even earlier, and only once.
- [ ] `loadView`
  It runs once too, to make the view.

### After
Once: `viewDidLoad`. Every time: `viewWillAppear`.

## question: multiple

Which of these let the inbox get `viewWillDisappear`?

- [x] presenting a page with `.fullScreen`
  It takes the inbox out of the window.
- [ ] presenting a sheet
  The inbox stays visible behind it.
- [ ] the app going to the background
  That happens to the scene; pages are told nothing.
- [x] another root view controller for the window
  The old root leaves at once.

### After
A page disappears when its view leaves the window, for whatever reason.

## question: single

You suspect that a page was never loaded and want to look without changing anything. What do you print?

- [ ] `page.view`
  Asking for it loads the view, and the trace is gone.
- [x] `page.viewIfLoaded`
  Right: the view, or nil.
- [ ] `page.loadViewIfNeeded()`
  That is a request to load.

### After
`viewIfLoaded` and `isViewLoaded` only look.

## question: short

Which method of a controller runs exactly once, when its view has been made?

```answer
viewDidLoad
viewDidLoad()
page.viewDidLoad()
```

### After
`viewDidLoad()`; never call it yourself.

## summary

Words to remember: **view controller** (manages one page), **creating** (`init`, no view), **loading** (`loadView`, `viewDidLoad`, once), **appearing** (`viewWillAppear`, `viewIsAppearing`, `viewDidAppear`), **leaving** (`viewWillDisappear`, `viewDidDisappear`), **ending** (`deinit`), **presenting** (`present`, `dismiss`), **navigation item** (what a bar says for the page). A sheet leaves the page below in place, full screen sends it away. Next: lesson 14 puts pages on a stack, and you predict which of them survive.

"""##,
    chinese: ##"""
---
number: 13
slug: view-controller
title: 一个页面和它一生中的时刻
needs: 10, 11
minutes: 40
ability: 分清创建、加载、出现与离开，并说出各自对应哪个方法。
types: UIViewController, UINavigationItem
concepts: view-controller-lifecycle
introduces: p, expr, predict, set, source, rerun, run, use
subject: type.UIViewController
---

小梅报告了一个怪问题：“打开会话，退出来，再打开，消息就被标了两次已读。还有一次，我根本没看，未读数却清零了！”

一定是有人把对的代码写进了错的时刻。一个页面有五个时刻：创建、加载、出现、离开、结束。这一课你会带着一个页面走一遍，看清 UIKit 每次调用了什么。

## observe: 有对象，没有画面

屏幕上是收件箱。暂停的函数刚刚创建了下一页 `page`，标题是 Trail Club。它有视图了吗？要用不会创建任何东西的问法：`isViewLoaded` 和 `viewIfLoaded`。然后看看两个页面都会写入的日志。

```lab
lab> p page.isViewLoaded
(Bool) false
lab> p page.viewIfLoaded == nil
(Bool) true
lab> p log.lines
([String]) 1 value {
  [0] = "thread init"
}
```

```check
lab.ran("p page.isViewLoaded") // 查看视图是否已加载
lab.ran("p page.viewIfLoaded") // 查看 viewIfLoaded
lab.printed("thread init") // 打印日志
```

### Hint
三个问题，什么都不改。

### Hint
用 `p` 看 `page` 的两个属性，再看 `log.lines`。

### Hint
输入 `p page.isViewLoaded`，再输入 `p page.viewIfLoaded == nil`，再输入 `p log.lines`

### After
`init` 只做出了一个对象。**创建**和**加载**是两个时刻。这是为了节省：没人打开的标签页，永远不会去搭建视图。

## predict: 加载它

`loadViewIfNeeded()` 做的就是 UIKit 在页面显示前会做的事。先预测之后视图已加载，再调用它，看看哪两个方法按什么顺序执行了。

```lab
lab> predict page.isViewLoaded
已锁定：page.isViewLoaded  （下一次修改之后求值）
lab> expr page.loadViewIfNeeded()
() $R0 = {}
✓ 预测成立：page.isViewLoaded
lab> p log.lines
([String]) 3 values {
  [0] = "thread init"
  [1] = "thread loadView"
  [2] = "thread viewDidLoad"
}
```

```check
lab.predicted // 还没有锁定预测
page.isViewLoaded // 加载视图
lab.printed("thread viewDidLoad") // 再打印一次日志
```

### Hint
预测可以只是一个 Bool 属性。

### Hint
`predict`，然后用 `expr` 调用方法，再看日志。

### Hint
输入 `predict page.isViewLoaded`，再输入 `expr page.loadViewIfNeeded()`，再输入 `p log.lines`

### After
`loadView` 创建视图，`viewDidLoad` 让你往里填内容。页面还不在任何屏幕上：在 `viewDidLoad` 里，尺寸还不作数，`view.window` 是 nil。

## debugger: 再加载一次？

再调用一次 `loadViewIfNeeded()`，再直接碰一下 `page.view`。现在日志有几行？先数，再看。

```lab
lab> expr page.loadViewIfNeeded()
() $R1 = {}
lab> p page.view.window == nil
(Bool) true
lab> p log.lines.count
(Int) 3
```

```check
lab.ran("expr page.loadViewIfNeeded") // 再加载一次视图
lab.ran("p page.view.window") // 查看视图的窗口
lab.printed("(Int) 3") // 数一数日志有几行
```

### Hint
名字里写着：IfNeeded，需要时才做。

### Hint
调用用 `expr`；`page.view.window == nil` 和 `log.lines.count` 用 `p`。

### Hint
输入 `expr page.loadViewIfNeeded()`，再输入 `p page.view.window == nil`，再输入 `p log.lines.count`

### After
还是三行：在控制器的一生里，`viewDidLoad` 只执行**一次**。如果第一步你问的是 `page.view`，这个问题本身就会把视图加载出来；所以调试时该用 `viewIfLoaded`。

## predict: 收件箱上的卡片

现在让它出现。`inbox.present(page, animated: false)` 把页面放到前面。它的样式是 `.automatic`，在手机上就是*卡片*：收件箱的边缘仍然看得见。

收件箱会被告知“消失”吗？先预测日志的最后一行，再呈现、再看。

```lab
lab> predict log.lines.last == "thread viewDidAppear"
已锁定：log.lines.last == "thread viewDidAppear"  （下一次修改之后求值）
lab> expr inbox.present(page, animated: false)
() $R2 = {}
✓ 预测成立：log.lines.last == "thread viewDidAppear"
lab> p log.lines
([String]) 6 values {
  [0] = "thread init"
  [1] = "thread loadView"
  [2] = "thread viewDidLoad"
  [3] = "thread viewWillAppear"
  [4] = "thread viewIsAppearing"
  [5] = "thread viewDidAppear"
}
```

```check
lab.predicted // 还没有锁定预测
page.presentingViewController === inbox // 由收件箱呈现这一页
lab.ran("p log.lines") // 打印日志
```

### Hint
边上还看得见的页面，算消失了吗？

### Hint
`predict log.lines.last == …`，再用 `expr` 调用 `present`，然后看日志。

### Hint
输入 `predict log.lines.last == "thread viewDidAppear"`，再输入 `expr inbox.present(page, animated: false)`，再输入 `p log.lines`

### After
**出现**有三个回调，而收件箱一行也没有：被卡片盖住不算离开。`viewWillAppear` 在视图进入窗口之前，`viewIsAppearing` 时尺寸已经正确，`viewDidAppear` 则是完全显示之后。

## debugger: 谁认识谁？

呈现把两个控制器连在了一起。把这条线从两头各走一遍，再确认它和“容纳”不同：`parent` 属于容器，比如下一课的导航栈。

```lab
lab> p inbox.presentedViewController === page
(Bool) true
lab> p page.presentingViewController === inbox
(Bool) true
lab> p page.parent == nil
(Bool) true
```

```check
lab.ran("p inbox.presentedViewController") // 查看收件箱呈现了谁
lab.ran("p page.presentingViewController") // 查看是谁呈现了这一页
lab.ran("p page.parent") // 查看这一页的父控制器
```

### Hint
两个名字只差词尾：-ed 是被呈现的，-ing 是呈现别人的。

### Hint
用 `===` 比较对象，用 `== nil` 判断空。

### Hint
输入 `p inbox.presentedViewController === page`，再输入 `p page.presentingViewController === inbox`，再输入 `p page.parent == nil`

### After
`presentedViewController` 是持有的方向：只要收件箱还呈现着它，即使没有变量指着，这一页也活着。

## mistake: 呈现已经呈现的

手一急，把那一行点了两下，代码又呈现了同一页。照做一遍，慢慢读消息。

```lab
lab! expr inbox.present(page, animated: false)
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Application tried to present modally a view controller <Catalog.ChatPage: 0x7f8a10405f70> that is already being presented by <Catalog.ChatPage: 0x7f8a10405310>.'
```

```check
lab.printed("already being presented") // 再呈现一次这一页
```

### Hint
和刚才同样的一行。

### Hint
还是 `expr` 加 `present`，同一个页面。

### Hint
输入 `expr inbox.present(page, animated: false)`

### After
在真机上，这个异常会让应用直接退出。消息里点出了两个对象；规则是：一个控制器同一时刻只能在一处显示。可以先禁用那一行，或者先问 `presentedViewController == nil`。

## control: 全屏就不一样了

关掉卡片，清空日志，用控件换一种样式：`set modalPresentationStyle .fullScreen`。再呈现一次。这回留意收件箱的那几行，看它们排在哪里。

```lab
lab> expr page.dismiss(animated: false)
() $R3 = {}
lab> expr log.clear()
() $R4 = {}
lab> set modalPresentationStyle .fullScreen
page.modalPresentationStyle: automatic → fullScreen
lab> expr inbox.present(page, animated: false)
() $R5 = {}
lab> p log.lines
([String]) 5 values {
  [0] = "inbox viewWillDisappear"
  [1] = "thread viewWillAppear"
  [2] = "thread viewIsAppearing"
  [3] = "thread viewDidAppear"
  [4] = "inbox viewDidDisappear"
}
```

```check
page.modalPresentationStyle == .fullScreen // 选择 .fullScreen 样式
page.presentingViewController === inbox // 再次呈现这一页
lab.printed("inbox viewDidDisappear") // 打印日志
```

### Hint
先关闭；正在显示的页面沿用旧样式。

### Hint
`dismiss(animated:)`、`log.clear()`、`set`、`present`，最后看日志。

### Hint
输入 `expr page.dismiss(animated: false)`，再输入 `expr log.clear()`，再输入 `set modalPresentationStyle .fullScreen`，再输入 `expr inbox.present(page, animated: false)`，再输入 `p log.lines`

### After
这回收件箱真的离开了：`viewWillDisappear` 在最前，`viewDidDisappear` 在最后。页面的 `viewDidLoad` 没有再出现，本该如此：视图一直都在。

## observe: 离开了，但还在

再关闭一次。页面离开了屏幕。视图被卸载了吗？对象没了吗？两样都问一问。

```lab
lab> expr page.dismiss(animated: false)
() $R6 = {}
lab> p page.isViewLoaded
(Bool) true
lab> p page.viewIfLoaded?.window == nil
(Bool) true
lab> p log.lines.contains("thread deinit")
(Bool) false
```

```check
page.presentingViewController == nil // 关闭这一页
lab.ran("p page.isViewLoaded") // 查看视图是否还在
lab.ran("p page.viewIfLoaded") // 查看视图是否在窗口里
lab.ran("p log.lines.contains") // 在日志里找这一页的 deinit
```

### Hint
离开窗口和结束是两个不同的时刻。

### Hint
先 `dismiss`，再三行 `p`；`contains` 判断数组里有没有某个元素。

### Hint
输入 `expr page.dismiss(animated: false)`，再输入 `p page.isViewLoaded`，再输入 `p page.viewIfLoaded?.window == nil`，再输入 `p log.lines.contains("thread deinit")`

### After
视图还在，不在任何窗口里，对象也活着：变量 `page` 还持有它。**离开**不是**结束**。只有 `deinit` 才是终点，它在没人持有对象时到来。

## debugger: 标题只往一个方向走

每个控制器都有一个 `navigationItem`：导航栏为它显示什么。先改页面的 `title` 看 item，再改 item 的标题看页面。

```lab
lab> expr page.title = "Trail Runners"
() $R7 = {}
lab> p page.navigationItem.title
(String?) "Trail Runners"
lab> expr page.navigationItem.title = "12 unread"
() $R8 = {}
lab> p page.title
(String?) "Trail Runners"
```

```check
page.title == "Trail Runners" // 把页面标题改成 Trail Runners
page.navigationItem.title == "12 unread" // 把 item 的标题改成 12 unread
lab.ran("p page.title") // 最后打印页面的标题
```

### Hint
两次赋值，每次之后看一眼。

### Hint
`expr` 赋值要用引号，`p` 看另一个属性。

### Hint
输入 `expr page.title = "Trail Runners"`，再输入 `p page.navigationItem.title`，再输入 `expr page.navigationItem.title = "12 unread"`，再输入 `p page.title`

### After
`title` 是页面的名字，会传给导航栏；item 的标题只是栏上显示的字，所以可以用来显示未读数，而不改页面的名字。

## source: 不会滑走的卡片

写了一半的消息，不能因为拇指一滑就没了。`isModalInPresentation` 就是用来禁止的。在源码里把它设为默认，再运行。新页面是重新创建的：它有视图吗？

```lab
lab> source set isModalInPresentation true
workbench/UIViewController.swift:5  isModalInPresentation: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性                   旧实例           新实例
─────────────────────  ───────────────  ────────────
title                  "Trail Runners"  "Trail Club"
isModalInPresentation  false            true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p page.isModalInPresentation
(Bool) true
lab> p old.isModalInPresentation
(Bool) false
lab> p page.isViewLoaded
(Bool) false
```

```check
lab.source("isModalInPresentation") == "true" // 在源码里把默认值改成 true
lab.rerun // 编译并重新运行
lab.ran("p old.isModalInPresentation") // 也问问旧页面
lab.ran("p page.isViewLoaded") // 查看新页面有没有视图
```

### Hint
先改文件，再编译，再提问。

### Hint
`source set`、`rerun`，再加三行 `p`；旧页面叫 `old`。

### Hint
输入 `source set isModalInPresentation true`，再输入 `rerun`，再输入 `p page.isModalInPresentation`，再输入 `p old.isModalInPresentation`，再输入 `p page.isViewLoaded`

### After
新页面带着新的默认值，没有视图：它又站在一生的第一个时刻。旧页面把各个时刻都走过了，保持原样。

## explain: 五个时刻

运行这个概念的实验。它让一个页面走完整个一生，直到真正结束。把五个时刻找出来。

```lab
lab> run view-controller-lifecycle
concept.view-controller-lifecycle
  1. 创建  members init
  2. 加载与出现  loadView → viewDidLoad → viewWillAppear → viewIsAppearing →
                 viewDidAppear
  3. 下面的页面离开了，但什么都没卸载  ✓
  4. 应用进入后台：页面收到的回调数  0
  5. 离开与结束  members viewWillDisappear → inbox viewWillAppear → inbox
                 viewIsAppearing → members viewDidDisappear → inbox
                 viewDidAppear → members deinit
  6. 先离开，对象随后才结束  ✓
target-evidence:concept.view-controller-lifecycle  model
```

```check
lab.ran("run view-controller-lifecycle") // 运行实验 view-controller-lifecycle
```

### Hint
实验以概念命名。

### Hint
`run` 加名字。

### Hint
输入 `run view-controller-lifecycle`

### After
创建：一次。加载：一次。出现与离开：显示几次就几次。结束：一次。至于应用进入后台，哪一个都不是。

## question: order

一个页面第一次被呈现，把这些调用排好顺序。

1. 执行 `init`
2. 执行 `loadView`
3. 执行 `viewDidLoad`
4. 执行 `viewWillAppear`
5. 执行 `viewIsAppearing`
6. 执行 `viewDidAppear`

### After
创建，加载（两步），出现（三步）。

## question: single

小梅在 `viewDidLoad` 里拉取新消息，从别的页面回来却看到旧的。应该放在哪里？

- [x] `viewWillAppear`（将要出现）
  对：每次出现之前都会执行。
- [ ] `init`（创建）
  更早，而且也只有一次。
- [ ] `loadView`（创建视图）
  同样只执行一次，用来创建视图。

### After
只做一次放 `viewDidLoad`，每次都做放 `viewWillAppear`。

## question: multiple

下面哪些会让收件箱收到 `viewWillDisappear`？

- [x] 用 `.fullScreen` 呈现一页
  它会把收件箱撤出窗口。
- [ ] 呈现一张卡片
  收件箱仍在后面看得见。
- [ ] 应用进入后台
  那是场景的事，页面收不到。
- [x] 窗口换了根控制器
  旧的根立刻离开。

### After
视图离开窗口时页面才算消失，不论原因。

## question: single

你怀疑某个页面从没加载过，想看又不想改变它。打印什么？

- [ ] `page.view` 属性
  一问就会加载，现场就破坏了。
- [x] `page.viewIfLoaded` 属性
  对：有就是视图，没有就是 nil。
- [ ] `page.loadViewIfNeeded()` 方法
  那是请求加载。

### After
`viewIfLoaded` 和 `isViewLoaded` 只看不动。

## question: short

视图做好之后，控制器的哪个方法只执行一次？

```answer
viewDidLoad
viewDidLoad()
page.viewDidLoad()
```

### After
`viewDidLoad()`，不要自己去调用它。

## summary

要记住的词：**视图控制器**（管理一页）、**创建**（`init`，没有视图）、**加载**（`loadView`、`viewDidLoad`，一次）、**出现**（`viewWillAppear`、`viewIsAppearing`、`viewDidAppear`）、**离开**（`viewWillDisappear`、`viewDidDisappear`）、**结束**（`deinit`）、**呈现**（`present`、`dismiss`）、**导航项**（栏上显示什么）。卡片不会赶走下面的页面，全屏会。下一课把页面放进栈里，由你预测哪些能活下来。

"""##)

  private static let lesson14 = LessonLibrary.Source(
    folder: "14-navigation",
    english: ##"""
---
number: 14
slug: navigation
title: The stack and who survives
needs: 13
minutes: 40
ability: Predict the stack after push and pop, the order of the callbacks, and which page objects survive.
types: UINavigationController
concepts: view-controller-lifecycle
introduces: p, expr, predict, set, preview, flush, source, rerun, run, use
subject: type.UINavigationController
---

Oskar measures the chat client's memory: each time he opens a conversation and goes back, it grows. "The page is gone from the screen. Why is it not gone from memory?"

To answer, you must know who holds a page. In this lesson you push and pop pages in a real stack, read what each of them is told, and see the very moment in which one of them ends.

## observe: A stack of one

The root of the window is `nav`, a navigation controller. It keeps its pages in an array, `viewControllers`; the last one is on top and is the one that is seen. Count the pages, check which is on top, and look at the screen.

```lab
lab> p nav.viewControllers.count
(Int) 1
lab> p nav.topViewController === inbox
(Bool) true
lab> preview
┌──────────────────────────────────────┐
│                                      │
│                 Inbox                │
│                                      │
│                                      │
│                                      │
│                                      │
│ Inbox                                │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
```

```check
lab.printed("(Int) 1") // count the pages of the stack
lab.ran("p nav.topViewController") // ask which page is on top
lab.ran("preview") // look at the screen
```

### Hint
An array knows its `count`.

### Hint
Two lines with `p nav.`, then the picture.

### Hint
Type `p nav.viewControllers.count`, then `p nav.topViewController === inbox`, then `preview`

### After
One page, the *root*, and above it a bar that shows the page's title. There is no back button: there is nowhere to go back to.

## predict: Push

`thread` is the conversation that was tapped, an `Optional`, so it is written `thread!` where a page is needed. Predict the number of pages after a push, push without animation, and look at the log of the two pages at once.

```lab
lab> predict nav.viewControllers.count == 2
Locked: nav.viewControllers.count == 2  (evaluated after the next change)
lab> expr nav.pushViewController(thread!, animated: false)
() $R0 = {}
✓ prediction met: nav.viewControllers.count == 2
lab> p log.lines
([String]) 0 values {}
```

```check
lab.predicted // a prediction is still missing
nav.viewControllers.count == 2 // push the conversation
lab.ran("p log.lines") // print the log
```

### Hint
Say how many pages there will be, then act.

### Hint
`predict` with `count`, `expr` with `pushViewController`, then the log.

### Hint
Type `predict nav.viewControllers.count == 2`, then `expr nav.pushViewController(thread!, animated: false)`, then `p log.lines`

### After
The array has two pages already, yet the log is empty: no page was told anything. The **stack** is model and changes at once; what is shown follows when the run loop turns, and the program is paused.

## observe: Let it happen

Let the run loop turn with `flush`. Before you print the log, say to yourself which page is told first: the one that leaves, or the one that comes?

```lab
lab> flush
The run loop turned.
lab> p log.lines
([String]) 7 values {
  [0] = "thread loadView"
  [1] = "thread viewDidLoad"
  [2] = "inbox viewWillDisappear"
  [3] = "thread viewWillAppear"
  [4] = "thread viewIsAppearing"
  [5] = "inbox viewDidDisappear"
  [6] = "thread viewDidAppear"
}
lab> preview
┌──────────────────────────────────────┐
│                                      │
│ ‹ Inbox      Trail Club              │
│                                      │
│                                      │
│                                      │
│                                      │
│ Trail Club                           │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
· the UIView appeared
· the UILabel “Trail Club” appeared
· the UINavigationBar draws something else
· the UIView is gone
· the UILabel “Inbox” is gone
```

```check
log.lines.last == "thread viewDidAppear" // let the run loop turn
lab.ran("p log.lines") // print the log
lab.ran("preview") // look at the screen
```

### Hint
One word, then the log, then the picture.

### Hint
`flush`, `p log.lines`, `preview`.

### Hint
Type `flush`, then `p log.lines`, then `preview`

### After
The new page is loaded, then the old one's *will*, the new one's *will*, the old one's *did*, the new one's *did*. Leaving goes first. And the bar has a back button now, named after the page it leads to.

## debugger: Who holds the page?

Follow the ties of the new page: its `parent` is the container, and `navigationController` finds the same object from any depth. The bar's text for the way back is `backButtonText`.

```lab
lab> p thread?.parent === nav
(Bool) true
lab> p thread?.navigationController === nav
(Bool) true
lab> p nav.navigationBar.backButtonText
(String?) "Inbox"
```

```check
lab.ran("p thread?.parent") // ask the page for its parent
lab.ran("p thread?.navigationController") // ask for its navigation controller
lab.printed("Inbox") // print the text of the back button
```

### Hint
All three begin with `p`; the optional needs a `?`.

### Hint
`parent`, `navigationController`, and `nav.navigationBar.backButtonText`.

### Hint
Type `p thread?.parent === nav`, then `p thread?.navigationController === nav`, then `p nav.navigationBar.backButtonText`

### After
The page is a *child* of the stack, and the stack holds it. Two hold it now: the array in `nav` and the variable `thread`. Remember that for the step after next.

## mistake: The same page twice

Someone wants a shortcut back and writes: push the inbox again. It is on the stack already. Try it, read who is named in the message, and count the pages.

```lab
lab! expr nav.pushViewController(inbox, animated: false)
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '<UINavigationController: 0x7f8a10404ce0> is pushing the same view controller instance (<Catalog.ChatPage: 0x7f8a10404080>) more than once which is not supported and is most likely an error in the application : com.example.App'
lab> p nav.viewControllers.count
(Int) 2
```

```check
lab.printed("more than once which is not supported") // push the inbox a second time
lab.printed("(Int) 2") // count the pages
```

### Hint
The line is that of the push, with another page.

### Hint
`expr nav.pushViewController(…)` with `inbox`, then the count.

### Hint
Type `expr nav.pushViewController(inbox, animated: false)`, then `p nav.viewControllers.count`

### After
One instance stands in a stack at most once. To go back one pops; to show *another* conversation one creates another controller. The stack did not change: still two pages.

## control: Without the bar

The bar belongs to the stack, not to the pages. Hide it with the control, look, and show it again. Does anything happen to the pages?

```lab
lab> set isNavigationBarHidden true
nav.isNavigationBarHidden: false → true
lab> preview
┌──────────────────────────────────────┐
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│ Trail Club                           │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
· isHidden of the UINavigationBar false → true
lab> set isNavigationBarHidden false
nav.isNavigationBarHidden: true → false
lab> p nav.topViewController === thread
(Bool) true
```

```check
lab.ran("set isNavigationBarHidden true") // hide the bar
lab.ran("preview") // look at the screen
nav.isNavigationBarHidden == false // show the bar again
lab.ran("p nav.topViewController") // ask which page is on top
```

### Hint
`set` acts on `nav`, the current instance.

### Hint
`isNavigationBarHidden` to true, `preview`, and back to false.

### Hint
Type `set isNavigationBarHidden true`, then `preview`, then `set isNavigationBarHidden false`, then `p nav.topViewController === thread`

### After
Only the picture changed. The way back is a matter of the stack: even without its button a page can be popped.

## predict: Let go of the variable

Set `thread` to nil. One of the two holders lets go. Will the page end, and its line `thread deinit` appear in the log? Lock what you expect of `nav.viewControllers.count`, then act and look.

```lab
lab> predict nav.viewControllers.count == 2
Locked: nav.viewControllers.count == 2  (evaluated after the next change)
lab> expr thread = nil
() $R1 = {}
✓ prediction met: nav.viewControllers.count == 2
lab> p log.lines.contains("thread deinit")
(Bool) false
lab> p nav.topViewController?.title
(String?) "Trail Club"
```

```check
lab.predicted // a prediction is still missing
thread == nil // set thread to nil
lab.ran("p log.lines.contains") // look for the deinit in the log
lab.printed("Trail Club") // print the title of the page on top
```

### Hint
A variable is one holder of two.

### Hint
`predict`, an assignment of `nil`, then two questions with `p`.

### Hint
Type `predict nav.viewControllers.count == 2`, then `expr thread = nil`, then `p log.lines.contains("thread deinit")`, then `p nav.topViewController?.title`

### After
It lives. The stack holds its pages strongly, seen or not. That is why nobody needs a variable for a pushed page.

## debugger: Pop, and read to the end

Now the last holder lets go. Clear the log, pop, let the run loop turn. (`_ =` throws the result away; otherwise the debugger would keep the popped page in a `$R` variable, and it would live on.) What is the last line?

```lab
lab> expr log.clear()
() $R2 = {}
lab> expr _ = nav.popViewController(animated: false)
() $R3 = {}
lab> flush
The run loop turned.
lab> p log.lines
([String]) 6 values {
  [0] = "thread viewWillDisappear"
  [1] = "inbox viewWillAppear"
  [2] = "inbox viewIsAppearing"
  [3] = "thread viewDidDisappear"
  [4] = "inbox viewDidAppear"
  [5] = "thread deinit"
}
```

```check
nav.viewControllers.count == 1 // pop the page
log.lines.contains("thread deinit") // let the run loop turn; nobody may hold the page
lab.ran("p log.lines") // print the log
```

### Hint
Four lines: clear, pop, turn, read.

### Hint
`expr _ = nav.popViewController(animated: false)` is the pop.

### Hint
Type `expr log.clear()`, then `expr _ = nav.popViewController(animated: false)`, then `flush`, then `p log.lines`

### After
The same order as before with the roles exchanged, and then `thread deinit`: nobody holds it, it ends. If that line is missing in your app, look for the closure or the timer that still holds the page.

## debugger: The root stays

Pop once more. The stack has one page. What comes back, and how many pages are left?

```lab
lab> p nav.popViewController(animated: false) == nil
(Bool) true
lab> p nav.viewControllers.count
(Int) 1
```

```check
lab.printed("(Bool) true") // pop and compare the result with nil
lab.printed("(Int) 1") // count the pages
```

### Hint
The result is an Optional; compare it.

### Hint
`p` with the call and `== nil`, then the count.

### Hint
Type `p nav.popViewController(animated: false) == nil`, then `p nav.viewControllers.count`

### After
`nil`, and nothing happened. A stack without pages would be a blank screen, so the root cannot be popped; it can only be replaced.

## predict: Three at once

A notification opens the member list of a conversation directly: inbox, conversation, members, all in one call. Which of the two new pages gets its view loaded? Predict with the number of pages, then set, turn, and look for `viewDidLoad`.

```lab
lab> expr log.clear()
() $R4 = {}
lab> predict nav.viewControllers.count == 3
Locked: nav.viewControllers.count == 3  (evaluated after the next change)
lab> expr nav.setViewControllers([inbox, ChatPage("thread", title: "Trail Club", log: log), ChatPage("members", title: "Members", log: log)], animated: false)
() $R5 = {}
✓ prediction met: nav.viewControllers.count == 3
lab> flush
The run loop turned.
lab> p log.lines
([String]) 9 values {
  [0] = "thread init"
  [1] = "members init"
  [2] = "members loadView"
  [3] = "members viewDidLoad"
  [4] = "inbox viewWillDisappear"
  [5] = "members viewWillAppear"
  [6] = "members viewIsAppearing"
  [7] = "inbox viewDidDisappear"
  [8] = "members viewDidAppear"
}
```

```check
lab.predicted // a prediction is still missing
nav.viewControllers.count == 3 // put three pages on the stack
log.lines.contains("members viewDidAppear") // let the run loop turn
lab.ran("p log.lines") // print the log
```

### Hint
`setViewControllers` takes the whole new array, root first.

### Hint
`ChatPage("members", title: "Members", log: log)` makes a page.

### Hint
Type `expr log.clear()`, then `predict nav.viewControllers.count == 3`, then `expr nav.setViewControllers([inbox, ChatPage("thread", title: "Trail Club", log: log), ChatPage("members", title: "Members", log: log)], animated: false)`, then `flush`, then `p log.lines`

### After
Both pages were created, only `members` was loaded: the one on top. The conversation in the middle gets its view when somebody goes back to it. That is lesson 13's thrift at work.

## debugger: Back to the root

Tapping the tab again leads all the way back: `popToRootViewController`. Two pages leave at once. Which of them are told of it, and which of them end?

```lab
lab> expr log.clear()
() $R6 = {}
lab> expr _ = nav.popToRootViewController(animated: false)
() $R7 = {}
lab> flush
The run loop turned.
lab> p log.lines
([String]) 7 values {
  [0] = "members viewWillDisappear"
  [1] = "inbox viewWillAppear"
  [2] = "inbox viewIsAppearing"
  [3] = "members viewDidDisappear"
  [4] = "inbox viewDidAppear"
  [5] = "thread deinit"
  [6] = "members deinit"
}
```

```check
nav.viewControllers.count == 1 // pop to the root
log.lines.contains("members deinit") // let the run loop turn
lab.ran("p log.lines") // print the log
```

### Hint
The same four lines as for one page.

### Hint
Throw the result away with `_ =`.

### Hint
Type `expr log.clear()`, then `expr _ = nav.popToRootViewController(animated: false)`, then `flush`, then `p log.lines`

### After
Only `members`, which was visible, hears of leaving; the conversation was never seen, so it has nothing to hear. But *both* end: `deinit` does not ask who was visible.

## source: A default of the stack

Let the bar make room while one scrolls: give `hidesBarsOnSwipe` the default `true` in the source and run again. The old stack stays as `old`.

```lab
lab> source set hidesBarsOnSwipe true
workbench/UINavigationController.swift:5  hidesBarsOnSwipe: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property          old instance  new instance
────────────────  ────────────  ────────────
hidesBarsOnSwipe  false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p nav.hidesBarsOnSwipe
(Bool) true
lab> p old.hidesBarsOnSwipe
(Bool) false
```

```check
lab.source("hidesBarsOnSwipe") == "true" // set the default to true in the source
lab.rerun // compile and run it again
lab.ran("p old.hidesBarsOnSwipe") // ask the old stack too
```

### Hint
File, compiler, two questions.

### Hint
`source set`, `rerun`, `p nav.…`, `p old.…`.

### Hint
Type `source set hidesBarsOnSwipe true`, then `rerun`, then `p nav.hidesBarsOnSwipe`, then `p old.hidesBarsOnSwipe`

### After
The new navigation controller was made with it, the old one was not: two objects, two values.

## explain: Prove it with a weak reference

Run the experiment of the navigation controller. It watches the popped page with a *weak* reference, which does not keep it alive, and sees it become nil.

```lab
lab> run UINavigationController
type.UINavigationController
  1. push: the stack changes at once  2
  2. only the stack holds the page now, and it lives  ✓
  3. the callbacks of the push  thread loadView → thread viewDidLoad → inbox
                                viewWillDisappear → thread viewWillAppear →
                                thread viewIsAppearing → inbox viewDidDisappear
                                → thread viewDidAppear
  4. the callbacks of the pop  thread viewWillDisappear → inbox viewWillAppear →
                               inbox viewIsAppearing → thread viewDidDisappear →
                               inbox viewDidAppear → thread deinit
  5. the popped page is gone: the weak reference is nil  ✓
  6. the root cannot be popped  ✓
target-evidence:type.UINavigationController  model
```

```check
lab.ran("run UINavigationController") // run the experiment UINavigationController
```

### Hint
The experiment has the name of the type.

### Hint
`run` and the name.

### Hint
Type `run UINavigationController`

### After
Now you can predict a stack: what is in the array, who is told what, and which objects survive: exactly those that something still holds.

## question: order

The conversation is pushed over the inbox. Bring the calls into order.

1. the conversation's `viewDidLoad`
2. the inbox's `viewWillDisappear`
3. the conversation's `viewWillAppear`
4. the inbox's `viewDidDisappear`
5. the conversation's `viewDidAppear`

### After
Load, then will and will, did and did; the leaving page is told first each time.

## question: single

You call `pushViewController(page, animated: true)` and read `viewControllers.count` on the next line. Before: 1. What do you get?

- [ ] 1, the animation has only begun
  The animation is the picture; the array does not wait for it.
- [x] 2, the stack changes at once
  Right: the model first, the screen later.
- [ ] It depends on the animation's length
  The array is changed inside the call.

### After
Stack at once, callbacks and picture afterwards.

## question: multiple

The page was popped. What can keep the object alive all the same?

- [x] a closure that captured it strongly
  As long as the closure lives, so does the page.
- [x] a variable of another page
  A strong reference holds, wherever it stands.
- [ ] a `weak` reference
  It becomes nil at the end.
- [x] a `$R` variable of the debugger
  The result of an expression is kept there; write `_ =`.

### After
An object ends when its last strong reference goes.

## question: single

From a conversation the user wants to open a second conversation. What do you push?

- [x] a new controller
  Right: two pages, two objects.
- [ ] the same controller with new data
  The same instance twice in a stack raises an exception.
- [ ] the navigation controller itself
  A navigation controller cannot be pushed.

### After
Each page of a stack is an instance of its own.

## question: short

Which property of a navigation controller holds the whole stack, root first?

```answer
viewControllers
nav.viewControllers
```

### After
`viewControllers`, an array; its last element is `topViewController`.

## summary

Words to remember: **navigation controller** (holds a stack of pages and shows the top one), **push**, **pop**, **root** (cannot be popped), **child** and **parent**, **back button** (named after the page it leads to), `viewControllers`, `topViewController`. The stack changes at once, callbacks and picture follow the run loop. A page survives a pop only if something besides the stack holds it; `deinit` is the proof. Next: lesson 15 fills a page with text and pictures.

"""##,
    chinese: ##"""
---
number: 14
slug: navigation
title: 栈，以及谁能活下来
needs: 13
minutes: 40
ability: 预测 push 和 pop 之后的栈、回调的顺序，以及哪些页面对象能活下来。
types: UINavigationController
concepts: view-controller-lifecycle
introduces: p, expr, predict, set, preview, flush, source, rerun, run, use
subject: type.UINavigationController
---

奥斯卡在测聊天应用的内存：每打开一个会话再退回来，内存就涨一点。“页面明明不在屏幕上了，为什么还在内存里？”

要回答，就得知道是谁持有页面。这一课你会在一个真正的栈里推入、弹出页面，看清每一页收到什么回调，还会亲眼看到某一页结束的那一刻。

## observe: 只有一页的栈

窗口的根是 `nav`，一个导航控制器。它把页面放在数组 `viewControllers` 里；最后一个在栈顶，也就是看得见的那一页。数一数有几页，看看栈顶是谁，再看一眼屏幕。

```lab
lab> p nav.viewControllers.count
(Int) 1
lab> p nav.topViewController === inbox
(Bool) true
lab> preview
┌──────────────────────────────────────┐
│                                      │
│                 Inbox                │
│                                      │
│                                      │
│                                      │
│                                      │
│ Inbox                                │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
```

```check
lab.printed("(Int) 1") // 数一数栈里有几页
lab.ran("p nav.topViewController") // 查看栈顶是哪一页
lab.ran("preview") // 看一眼屏幕
```

### Hint
数组有 `count`。

### Hint
两行 `p nav.`，再看画面。

### Hint
输入 `p nav.viewControllers.count`，再输入 `p nav.topViewController === inbox`，再输入 `preview`

### After
只有一页，也就是*根*；上面的导航栏显示这一页的标题。没有返回按钮，因为没有地方可回。

## predict: 推入一页

`thread` 是被点开的会话页，类型是 Optional，需要页面的地方写成 `thread!`。先预测推入之后有几页，再不带动画地推入，然后马上看两个页面的日志。

```lab
lab> predict nav.viewControllers.count == 2
已锁定：nav.viewControllers.count == 2  （下一次修改之后求值）
lab> expr nav.pushViewController(thread!, animated: false)
() $R0 = {}
✓ 预测成立：nav.viewControllers.count == 2
lab> p log.lines
([String]) 0 values {}
```

```check
lab.predicted // 还没有锁定预测
nav.viewControllers.count == 2 // 推入会话页
lab.ran("p log.lines") // 打印日志
```

### Hint
先说会有几页，再动手。

### Hint
`predict` 写 `count`，`expr` 调用 `pushViewController`，然后看日志。

### Hint
输入 `predict nav.viewControllers.count == 2`，再输入 `expr nav.pushViewController(thread!, animated: false)`，再输入 `p log.lines`

### After
数组里已经有两页，日志却是空的：还没有通知任何页面。**栈**是模型，立刻就变；显示要等运行循环转动，而程序现在是暂停的。

## observe: 让它发生

用 `flush` 让运行循环转一轮。打印日志之前先在心里回答：先通知谁？是要离开的，还是要来的？

```lab
lab> flush
运行循环转了一圈。
lab> p log.lines
([String]) 7 values {
  [0] = "thread loadView"
  [1] = "thread viewDidLoad"
  [2] = "inbox viewWillDisappear"
  [3] = "thread viewWillAppear"
  [4] = "thread viewIsAppearing"
  [5] = "inbox viewDidDisappear"
  [6] = "thread viewDidAppear"
}
lab> preview
┌──────────────────────────────────────┐
│                                      │
│ ‹ Inbox      Trail Club              │
│                                      │
│                                      │
│                                      │
│                                      │
│ Trail Club                           │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
·  UIView 出现了
·  UILabel“Trail Club”出现了
· UINavigationBar 画的内容变了
·  UIView 不见了
·  UILabel“Inbox”不见了
```

```check
log.lines.last == "thread viewDidAppear" // 让运行循环转一轮
lab.ran("p log.lines") // 打印日志
lab.ran("preview") // 看一眼屏幕
```

### Hint
先一个词，再日志，再画面。

### Hint
`flush`、`p log.lines`、`preview`。

### Hint
输入 `flush`，再输入 `p log.lines`，再输入 `preview`

### After
先加载新页面；然后依次是旧页的 will、新页的 will、旧页的 did、新页的 did。离开总是在先。导航栏上也有了返回按钮，名字就是要回到的那一页。

## debugger: 谁持有这一页？

看看新页面的几条线：它的 `parent` 就是容器；`navigationController` 从多深的地方都能找到同一个对象。返回按钮的文字是 `backButtonText`。

```lab
lab> p thread?.parent === nav
(Bool) true
lab> p thread?.navigationController === nav
(Bool) true
lab> p nav.navigationBar.backButtonText
(String?) "Inbox"
```

```check
lab.ran("p thread?.parent") // 查看这一页的 parent
lab.ran("p thread?.navigationController") // 查看它的导航控制器
lab.printed("Inbox") // 打印返回按钮的文字
```

### Hint
三行都以 `p` 开头；Optional 后面要加 `?`。

### Hint
用到 `parent`、`navigationController` 和 `nav.navigationBar.backButtonText`。

### Hint
输入 `p thread?.parent === nav`，再输入 `p thread?.navigationController === nav`，再输入 `p nav.navigationBar.backButtonText`

### After
这一页是栈的*孩子*，由栈持有。此刻有两处持有它：`nav` 里的数组，和变量 `thread`。记住这一点，后面要用。

## mistake: 同一页推两次

有人想抄近路回去，写成了再次推入收件箱。可它已经在栈里了。试一试，看看消息里点了谁的名，再数一数页面。

```lab
lab! expr nav.pushViewController(inbox, animated: false)
*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '<UINavigationController: 0x7f8a10404ce0> is pushing the same view controller instance (<Catalog.ChatPage: 0x7f8a10404080>) more than once which is not supported and is most likely an error in the application : com.example.App'
lab> p nav.viewControllers.count
(Int) 2
```

```check
lab.printed("more than once which is not supported") // 再推入一次收件箱
lab.printed("(Int) 2") // 数一数有几页
```

### Hint
就是推入的那一行，换一个页面。

### Hint
`expr nav.pushViewController(…)` 里写 `inbox`，再看数目。

### Hint
输入 `expr nav.pushViewController(inbox, animated: false)`，再输入 `p nav.viewControllers.count`

### After
一个实例在栈里最多出现一次。要回去就弹出；要看*另一个*会话，就新建另一个控制器。栈没有变，还是两页。

## control: 没有导航栏

导航栏属于栈，不属于页面。用控件把它藏起来，看一眼，再显示回来。页面会受影响吗？

```lab
lab> set isNavigationBarHidden true
nav.isNavigationBarHidden: false → true
lab> preview
┌──────────────────────────────────────┐
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│ Trail Club                           │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
│                                      │
└──────────────────────────────────────┘
· UINavigationBar 的 isHidden：false → true
lab> set isNavigationBarHidden false
nav.isNavigationBarHidden: true → false
lab> p nav.topViewController === thread
(Bool) true
```

```check
lab.ran("set isNavigationBarHidden true") // 隐藏导航栏
lab.ran("preview") // 看一眼屏幕
nav.isNavigationBarHidden == false // 重新显示导航栏
lab.ran("p nav.topViewController") // 查看栈顶是哪一页
```

### Hint
`set` 作用于当前实例 `nav`。

### Hint
把 `isNavigationBarHidden` 设为 true，`preview`，再设回 false。

### Hint
输入 `set isNavigationBarHidden true`，再输入 `preview`，再输入 `set isNavigationBarHidden false`，再输入 `p nav.topViewController === thread`

### After
变的只是画面。能不能返回取决于栈：没有按钮，页面照样可以弹出。

## predict: 放开变量

把 `thread` 设为 nil，两处持有者少了一处。这一页会结束吗？日志里会出现 `thread deinit` 吗？先锁定对 `nav.viewControllers.count` 的预测，再动手看。

```lab
lab> predict nav.viewControllers.count == 2
已锁定：nav.viewControllers.count == 2  （下一次修改之后求值）
lab> expr thread = nil
() $R1 = {}
✓ 预测成立：nav.viewControllers.count == 2
lab> p log.lines.contains("thread deinit")
(Bool) false
lab> p nav.topViewController?.title
(String?) "Trail Club"
```

```check
lab.predicted // 还没有锁定预测
thread == nil // 把 thread 设为 nil
lab.ran("p log.lines.contains") // 在日志里找 deinit
lab.printed("Trail Club") // 打印栈顶页面的标题
```

### Hint
变量只是两个持有者之一。

### Hint
`predict`，赋值 `nil`，再用 `p` 问两个问题。

### Hint
输入 `predict nav.viewControllers.count == 2`，再输入 `expr thread = nil`，再输入 `p log.lines.contains("thread deinit")`，再输入 `p nav.topViewController?.title`

### After
它还活着。栈强持有自己的每一页，不管看不看得见。所以推入之后，谁也不需要再留一个变量。

## debugger: 弹出，读到最后一行

现在轮到最后一个持有者放手。清空日志，弹出，让运行循环转一轮。（`_ =` 表示丢掉返回值；否则调试器会把弹出的页面存进 `$R` 变量，它就死不了。）最后一行会是什么？

```lab
lab> expr log.clear()
() $R2 = {}
lab> expr _ = nav.popViewController(animated: false)
() $R3 = {}
lab> flush
运行循环转了一圈。
lab> p log.lines
([String]) 6 values {
  [0] = "thread viewWillDisappear"
  [1] = "inbox viewWillAppear"
  [2] = "inbox viewIsAppearing"
  [3] = "thread viewDidDisappear"
  [4] = "inbox viewDidAppear"
  [5] = "thread deinit"
}
```

```check
nav.viewControllers.count == 1 // 弹出这一页
log.lines.contains("thread deinit") // 让运行循环转一轮；不能再有谁持有这一页
lab.ran("p log.lines") // 打印日志
```

### Hint
四行：清空、弹出、转一轮、读。

### Hint
弹出写作 `expr _ = nav.popViewController(animated: false)`。

### Hint
输入 `expr log.clear()`，再输入 `expr _ = nav.popViewController(animated: false)`，再输入 `flush`，再输入 `p log.lines`

### After
顺序和之前一样，只是角色对调；最后是 `thread deinit`：没人持有，它就结束了。在你的应用里如果少了这一行，就去找仍在持有它的闭包或计时器。

## debugger: 根弹不掉

再弹一次。栈里只有一页。返回的是什么？还剩几页？

```lab
lab> p nav.popViewController(animated: false) == nil
(Bool) true
lab> p nav.viewControllers.count
(Int) 1
```

```check
lab.printed("(Bool) true") // 弹出，并把结果与 nil 比较
lab.printed("(Int) 1") // 数一数有几页
```

### Hint
返回值是 Optional，拿来比较。

### Hint
`p` 加调用和 `== nil`，再看数目。

### Hint
输入 `p nav.popViewController(animated: false) == nil`，再输入 `p nav.viewControllers.count`

### After
返回 `nil`，什么也没发生。没有页面的栈只会是空白屏幕，所以根弹不掉，只能被替换。

## predict: 一次放三页

从通知直接打开某个会话的成员列表：收件箱、会话、成员，一次调用全放好。两个新页面里，哪个的视图会加载？先用页数锁定预测，再设置、转一轮，找找 `viewDidLoad`。

```lab
lab> expr log.clear()
() $R4 = {}
lab> predict nav.viewControllers.count == 3
已锁定：nav.viewControllers.count == 3  （下一次修改之后求值）
lab> expr nav.setViewControllers([inbox, ChatPage("thread", title: "Trail Club", log: log), ChatPage("members", title: "Members", log: log)], animated: false)
() $R5 = {}
✓ 预测成立：nav.viewControllers.count == 3
lab> flush
运行循环转了一圈。
lab> p log.lines
([String]) 9 values {
  [0] = "thread init"
  [1] = "members init"
  [2] = "members loadView"
  [3] = "members viewDidLoad"
  [4] = "inbox viewWillDisappear"
  [5] = "members viewWillAppear"
  [6] = "members viewIsAppearing"
  [7] = "inbox viewDidDisappear"
  [8] = "members viewDidAppear"
}
```

```check
lab.predicted // 还没有锁定预测
nav.viewControllers.count == 3 // 把三页放进栈里
log.lines.contains("members viewDidAppear") // 让运行循环转一轮
lab.ran("p log.lines") // 打印日志
```

### Hint
`setViewControllers` 接收整个新数组，根在最前。

### Hint
用 `ChatPage("members", title: "Members", log: log)` 创建页面。

### Hint
输入 `expr log.clear()`，再输入 `predict nav.viewControllers.count == 3`，再输入 `expr nav.setViewControllers([inbox, ChatPage("thread", title: "Trail Club", log: log), ChatPage("members", title: "Members", log: log)], animated: false)`，再输入 `flush`，再输入 `p log.lines`

### After
两个页面都创建了，只有栈顶的 `members` 加载了视图。中间的会话页要等有人退回到它时才加载。这正是上一课说的节省。

## debugger: 一路回到根

再点一次标签会一路回到底：`popToRootViewController`。两页同时离开。哪些会收到回调？哪些会结束？

```lab
lab> expr log.clear()
() $R6 = {}
lab> expr _ = nav.popToRootViewController(animated: false)
() $R7 = {}
lab> flush
运行循环转了一圈。
lab> p log.lines
([String]) 7 values {
  [0] = "members viewWillDisappear"
  [1] = "inbox viewWillAppear"
  [2] = "inbox viewIsAppearing"
  [3] = "members viewDidDisappear"
  [4] = "inbox viewDidAppear"
  [5] = "thread deinit"
  [6] = "members deinit"
}
```

```check
nav.viewControllers.count == 1 // 弹回根页面
log.lines.contains("members deinit") // 让运行循环转一轮
lab.ran("p log.lines") // 打印日志
```

### Hint
和弹一页时同样的四行。

### Hint
用 `_ =` 丢掉返回值。

### Hint
输入 `expr log.clear()`，再输入 `expr _ = nav.popToRootViewController(animated: false)`，再输入 `flush`，再输入 `p log.lines`

### After
只有看得见的 `members` 收到离开的回调；会话页从没露过面，自然什么也没听到。但*两个*都结束了：`deinit` 不问谁看得见。

## source: 栈的默认值

想让导航栏在滚动时让出空间：在源码里把 `hidesBarsOnSwipe` 的默认值改成 `true`，再运行。旧的栈以 `old` 的名字留着。

```lab
lab> source set hidesBarsOnSwipe true
workbench/UINavigationController.swift:5  hidesBarsOnSwipe: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性              旧实例  新实例
────────────────  ──────  ──────
hidesBarsOnSwipe  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p nav.hidesBarsOnSwipe
(Bool) true
lab> p old.hidesBarsOnSwipe
(Bool) false
```

```check
lab.source("hidesBarsOnSwipe") == "true" // 在源码里把默认值改成 true
lab.rerun // 编译并重新运行
lab.ran("p old.hidesBarsOnSwipe") // 也问问旧的栈
```

### Hint
改文件、编译、两个问题。

### Hint
`source set`、`rerun`、`p nav.…`、`p old.…`。

### Hint
输入 `source set hidesBarsOnSwipe true`，再输入 `rerun`，再输入 `p nav.hidesBarsOnSwipe`，再输入 `p old.hidesBarsOnSwipe`

### After
新的导航控制器带着它出生，旧的没有：两个对象，两个值。

## explain: 用弱引用证明

运行导航控制器的实验。它用一个*弱*引用盯着被弹出的页面——弱引用不会让对象活着——并看到它变成 nil。

```lab
lab> run UINavigationController
type.UINavigationController
  1. push：栈立刻就变  2
  2. 此刻只有栈持有这一页，它还活着  ✓
  3. push 引起的回调  thread loadView → thread viewDidLoad → inbox
                      viewWillDisappear → thread viewWillAppear → thread
                      viewIsAppearing → inbox viewDidDisappear → thread
                      viewDidAppear
  4. pop 引起的回调  thread viewWillDisappear → inbox viewWillAppear → inbox
                     viewIsAppearing → thread viewDidDisappear → inbox
                     viewDidAppear → thread deinit
  5. 弹出的页面已经释放：弱引用变成 nil  ✓
  6. 根页面弹不掉  ✓
target-evidence:type.UINavigationController  model
```

```check
lab.ran("run UINavigationController") // 运行实验 UINavigationController
```

### Hint
实验以类型命名。

### Hint
`run` 加名字。

### Hint
输入 `run UINavigationController`

### After
现在你能预测一个栈了：数组里有谁，谁会收到什么，哪些对象能活下来——正是那些还有人持有的。

## question: order

会话页被推到收件箱上，把这些调用排好顺序。

1. 会话页的 `viewDidLoad`
2. 收件箱的 `viewWillDisappear`
3. 会话页的 `viewWillAppear`
4. 收件箱的 `viewDidDisappear`
5. 会话页的 `viewDidAppear`

### After
先加载，然后 will、will、did、did；每一对里都先通知离开的页面。

## question: single

调用 `pushViewController(page, animated: true)`，下一行读 `viewControllers.count`。之前是 1，现在读到几？

- [ ] 1，动画才刚开始
  动画是画面的事，数组不会等它。
- [x] 2，栈立刻就变
  对：模型在先，屏幕在后。
- [ ] 看动画有多长
  数组在调用内部就改好了。

### After
栈立刻变，回调和画面随后。

## question: multiple

页面已经弹出。哪些东西仍会让对象活着？

- [x] 强捕获了它的闭包
  闭包活多久，页面就活多久。
- [x] 另一页的变量
  强引用放在哪里都算持有。
- [ ] `weak` 引用
  对象结束时它变成 nil。
- [x] 调试器的 `$R` 变量
  表达式的结果存在那里；写 `_ =` 就不会。

### After
最后一个强引用消失，对象才结束。

## question: single

用户想在一个会话里再打开另一个会话。应该推入什么？

- [x] 一个新的控制器
  对：两页就是两个对象。
- [ ] 同一个控制器，换上新数据
  同一实例在栈里出现两次会抛出异常。
- [ ] 导航控制器自己
  导航控制器不能被推入。

### After
栈里的每一页都是各自的实例。

## question: short

导航控制器的哪个属性存着整个栈，根在最前？

```answer
viewControllers
nav.viewControllers
```

### After
`viewControllers` 是数组，最后一个元素就是 `topViewController`。

## summary

要记住的词：**导航控制器**（保存页面栈，显示栈顶那页）、**push**、**pop**、**根**（弹不掉）、**子控制器**与**父控制器**、**返回按钮**（以要回到的那页命名）、`viewControllers`、`topViewController`。栈立刻就变，回调和画面跟着运行循环走。弹出之后，只有栈以外还有人持有，页面才会活着；`deinit` 就是证据。下一课用文字和图片填满页面。

"""##)

  private static let lesson15 = LessonLibrary.Source(
    folder: "15-label-image",
    english: ##"""
---
number: 15
slug: label-image
title: Words that are cut, faces that are squeezed
needs: 11
minutes: 35
ability: Choose the display properties for text and picture and explain contentMode.
types: UILabel, UIImageView
concepts:
introduces:
subject: type.UILabel
---

Two complaints arrive on the same day. Mina: “Your app shows half of my message and then three dots.” Oskar: “Why do I look
so thin in my picture?” Neither is a bug in UIKit. A label shows one line and a picture is stretched to its view, until
somebody says otherwise.

In this lesson you say otherwise: first with a label in a bubble, then with a photo in a square.

## observe: Where the message ends

The frame holds `label`, the text in `bubble`, and `time` below it. The label is 216 points wide and 66 high, room enough for
three lines. `drawnLines` is a window that the lab adds: the lines exactly as they are drawn.

Print the whole text, then the lines that are drawn.

```lab
lab> p label.text
(String?) "Shall we meet at the old bridge at half past eight?"
lab> p label.drawnLines
([String]) 1 value {
  [0] = "Shall we meet at the old b…"
}
```

```check
lab.printed("half past eight?") // print the text that the label was given
lab.printed("1 value") // print the lines as they are drawn
```

### Hint
One property is what the label was given, the other what it draws.

### Hint
`p` with `text`, then `p` with `drawnLines`.

### Hint
Type `p label.text` and then `p label.drawnLines`

### After
The text is whole; only the drawing is cut. One line is drawn although three would fit, and the end becomes “…”.

## predict: How many lines?

`numberOfLines` is the most lines a label may draw, 1 at first. 0 stands for “no limit”. Predict how many lines will be drawn
once you set it to 0.

```lab
lab> predict label.drawnLines.count == 2
Locked: label.drawnLines.count == 2  (evaluated after the next change)
```

```check
lab.predicted // a prediction is still missing
```

### Hint
The whole text has 51 characters; about 26 fit on a line.

### Hint
The command is `predict`; compare `label.drawnLines.count` with a number.

### Hint
Type `predict label.drawnLines.count == 2`

### After
Locked. Height alone did not help; let us see what the limit does.

## control: Take the limit away

Set `numberOfLines` to 0 and print the lines again.

```lab
lab> set numberOfLines 0
label.numberOfLines: 1 → 0
✓ prediction met: label.drawnLines.count == 2
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at the old"
  [1] = "bridge at half past eight?"
}
```

```check
label.numberOfLines == 0 // numberOfLines must be 0
lab.printed("bridge at half past eight?") // print the lines as they are drawn
```

### Hint
It is a property of the current instance, so a control can set it.

### Hint
`set` with the property and 0, then print `drawnLines`.

### Hint
Type `set numberOfLines 0` and then `p label.drawnLines`

### After
The label breaks between words, never inside one. That one property is the answer to Mina's complaint.

## debugger: A larger font

People who need larger letters enlarge the font. Give the label the system font at 24 points with `expr`, let the run loop turn
and look at the lines. Then ask `sizeThatFits(_:)` how much room the text would like at 216 points of width.

```lab
lab> expr label.font = .systemFont(ofSize: 24)
() $R0 = {}
lab> flush
The run loop turned.
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at"
  [1] = "the old bridge at…"
}
lab> p label.sizeThatFits(CGSize(width: 216, height: 1000))
(CGSize)  (width = 177.66666666666666, height = 86)
```

```check
label.font.pointSize == 24 // the font must be 24 points large
lab.ran("flush") // let the run loop turn
lab.printed("the old bridge at…") // print the lines as they are drawn
lab.printed("(CGSize)") // ask how much room the text would like
```

### Hint
A font is made by a static method of `UIFont`; its name begins with *systemFont*.

### Hint
Assign with `expr`, then `flush`, then print `drawnLines`.

### Hint
Type `expr label.font = .systemFont(ofSize: 24)` then `flush` then `p label.drawnLines` then `p label.sizeThatFits(CGSize(width: 216, height: 1000))`

### After
Two lines of 24 points fill the 66 points of height, so the rest is cut again: `numberOfLines` 0 takes the limit off the lines, not
off the height. `sizeThatFits(_:)` says how much room the text would like at that width. With Auto Layout the label
asks for that height by itself.

## control: Where to cut

If something must be cut, you choose where. A file name keeps its ending when the middle goes. Set `lineBreakMode` to
`.byTruncatingMiddle`.

```lab
lab> set lineBreakMode .byTruncatingMiddle
label.lineBreakMode: byTruncatingTail → byTruncatingMiddle
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at"
  [1] = "the old br…st eight?"
}
```

```check
label.lineBreakMode == .byTruncatingMiddle // the middle should be cut
lab.ran("p") // print the lines as they are drawn
```

### Hint
The property is about where lines break.

### Hint
`set` takes a case with its dot.

### Hint
Type `set lineBreakMode .byTruncatingMiddle` and then `p label.drawnLines`

### After
Beginning and end are kept, the middle becomes “…”. Buttons cut their titles this way by themselves.

## mistake: The wrong kind of value

`text` is a `String?`. Try to put the number of unread messages in as it is, and read what the compiler wants.

```lab
lab! expr label.text = 3
                       ˄
                       ╰─ error: cannot assign value of type 'Int' to type 'String'
```

```check
lab.refused("expr") // assign the number 3 to the text
```

### Hint
Assign a number where text is expected.

### Hint
An `expr` with `label.text` on the left and a number on the right.

### Hint
Type `expr label.text = 3`

### After
Swift converts nothing silently. Make the text yourself: `"\(3)"` or `String(3)`.

## source: Every new label

A quoted message above a reply shall show three lines at most. Your change so far is gone with this instance: the line
`numberOfLines` in the source still says 1. Change the default to 3 and run.

```lab
lab> source set numberOfLines 3
workbench/UILabel.swift:6  numberOfLines: 1 → 3
'rerun' compiles it and makes a new instance.
lab> rerun
property       old instance  new instance
─────────────  ────────────  ────────────
numberOfLines  0             3
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
```

```check
lab.source("numberOfLines") == "3" // the source must say 3
lab.rerun // compile and run it again
```

### Hint
Changes that should last belong in the source.

### Hint
`source set`, the property, the number; then compile.

### Hint
Type `source set numberOfLines 3` and then `rerun`

### After
The old label keeps the 0 that you gave it. The new one was made with 3, and with the 17 points of a fresh label: your font
was never in the source.

## observe: Oskar's picture

Now the picture. Open `use UIImageView`: `photo` measures 200 by 100 points, and `imageView` is a square of 80. `drawnImageRect`, another
window of the lab, is the rectangle in which the photo is drawn.

Print the size of the photo, the mode, and the rectangle.

```lab
lab> use UIImageView
Current instance: imageView  (UIImageView)
In this frame: imageView, photo, badge, container
Controls: set image | highlightedImage | isHighlighted | animationImages …
  ('set' lists all)
lab> p photo.size
(CGSize)  (width = 200, height = 100)
lab> p imageView.contentMode
(UIView.ContentMode) scaleToFill
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = 0, y = 0)
  size = (width = 80, height = 80)
}
```

```check
lab.printed("(width = 200, height = 100)") // print the size of the photo
lab.printed("scaleToFill") // print the content mode
lab.printed("size = (width = 80, height = 80)") // print the rectangle in which it is drawn
```

### Hint
Open the other subject first, then ask three questions.

### Hint
`photo.size`, `imageView.contentMode` and `imageView.drawnImageRect`, each with `p`.

### Hint
Type `use UIImageView` then `p photo.size` then `p imageView.contentMode` then `p imageView.drawnImageRect`

### After
A photo twice as wide as high is pressed into a square: `.scaleToFill` is the default, and it does not care for proportions. That
is why Oskar is thin.

## control: Fit, then fill

Try the two modes that keep the proportions. `.scaleAspectFit` shows everything and leaves bars. `.scaleAspectFill` leaves no bars and
loses the sides. Print the rectangle after each.

```lab
lab> set contentMode .scaleAspectFit
imageView.contentMode: scaleToFill → scaleAspectFit
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = 0, y = 20)
  size = (width = 80, height = 40)
}
lab> set contentMode .scaleAspectFill
imageView.contentMode: scaleAspectFit → scaleAspectFill
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = -40, y = 0)
  size = (width = 160, height = 80)
}
lab> preview

                                 ◆
───┏━━━━━━━━┓────┐
░░░┃░░░░░░░░┃░░░░│
░░░┃░░░░░░░░┃░░░░│
░░░┃░░░░░░░░┃░░░░│
───┗━━━━━━━━┛────┘
```

```check
lab.printed("size = (width = 80, height = 40)") // try .scaleAspectFit and print the rectangle
imageView.contentMode.rawValue == 2 // end with .scaleAspectFill
lab.ran("preview") // look at the screen
```

### Hint
The property is declared in `UIView`; here it decides how the photo looks.

### Hint
`set contentMode` with one case, print; with the other case, print; then draw.

### Hint
Type `set contentMode .scaleAspectFit` then `p imageView.drawnImageRect` then `set contentMode .scaleAspectFill` then `preview`

### After
Fit takes the smaller factor, 80 ÷ 200 = 0.4: 80 by 40. Fill takes the larger, 80 ÷ 100 = 0.8: 160 by 80, so 40 points stick out on
either side. Look at the picture: they really are drawn outside of the view.

## debugger: Cut what sticks out

One Bool cuts drawing at the edge of the view. Set it with `expr`, let the loop turn, and look.

```lab
lab> expr imageView.clipsToBounds = true
() $R0 = {}
lab> flush
The run loop turned.
lab> preview

                                 ◆
   ┏━━━━━━━━┓
   ┃░░░░░░░░┃
   ┃░░░░░░░░┃
   ┃░░░░░░░░┃
   ┗━━━━━━━━┛


· clipsToBounds of the UIImageView false → true
```

```check
imageView.clipsToBounds // drawing must be cut at the edge
lab.ran("flush") // let the run loop turn
lab.ran("preview") // look at the screen
```

### Hint
You know the property from the view: whether children and content are cut off.

### Hint
An assignment of `true` to `clipsToBounds`, then `flush`, then the picture.

### Hint
Type `expr imageView.clipsToBounds = true` then `flush` then `preview`

### After
An avatar needs all of it: `.scaleAspectFill`, `clipsToBounds`, and a corner radius that makes it round.

## explain: Both once more

Run the experiments of both types and explain each step.

```lab
lab> run UILabel
type.UILabel
  1. without text a label asks for no room  (0.0, 0.0)
  2. one line is as wide as its text, whatever the frame  (243.0,
    20.333333333333332)
  3. drawn in 120 points, the end is cut  ["Shall we mee…"]
  4. `numberOfLines` 0: as many lines as needed  ["Shall we meet", "at the old",
    "bridge?"]
  5. wrapped, it is narrower and taller  ✓
  6. a larger font needs more lines  ✓
  7. `font = nil` gives back the system's 17 points  17.0
target-evidence:type.UILabel  model
lab> run UIImageView
type.UIImageView
  1. made of a picture, the view has its size in points  (200.0, 100.0)
  2. `.scaleToFill`: drawn in  (0.0, 0.0, 80.0, 80.0)
  3. `.scaleAspectFit`: all of it, with bars  (0.0, 20.0, 80.0, 40.0)
  4. `.scaleAspectFill`: no bars, but over the edge  (-40.0, 0.0, 160.0, 80.0)
  5. it is not cut by itself: clipsToBounds is false  ✓
  6. a symbol takes the tint colour  ✓
  7. without a picture there is no size of its own  (-1.0, -1.0)
target-evidence:type.UIImageView  model
```

```check
lab.ran("run UILabel") // run the experiment of UILabel
lab.ran("run UIImageView") // run the experiment of UIImageView
lab.evidence("type.UILabel") // the evidence of UILabel
lab.evidence("type.UIImageView") // the evidence of UIImageView
```

### Hint
Each type has an experiment of its own.

### Hint
`run` with the name, twice.

### Hint
Type `run UILabel` and then `run UIImageView`

### After
A label asks how much room its text takes; an image view asks how large its picture is. Both only show: neither takes
touches unless you say so.

## question: single

A label is tall enough for five lines and shows one. Which property do you change?

- [ ] `frame`
  It is tall enough already.
- [x] `numberOfLines`
  The limit is 1 until you change it.
- [ ] `textAlignment`
  That moves lines to a side; it makes no more of them.

### After
0 means as many lines as fit.

## question: multiple

Which content modes keep the proportions of a photo?

- [ ] `.scaleToFill`
  It stretches each axis by itself.
- [x] `.scaleAspectFit`
  One factor for both axes, the smaller one.
- [x] `.scaleAspectFill`
  One factor for both axes, the larger one.
- [x] `.center`
  It does not scale at all.

### After
*Aspect* in a name stands for width to height; `.center` and its relatives leave the size alone.

## question: order

A photo becomes an avatar. Bring the steps into the order in which the picture is made.

1. `image` gets the photo
2. `contentMode` yields a factor
3. the scaled photo is placed in the middle
4. `clipsToBounds` cuts what sticks out

### After
Clipping is the last step: what it cuts was drawn by the mode.

## question: single

A photo of 300 by 100 stands in a view of 60 by 60 with `.scaleAspectFit`. How large is it drawn?

- [ ] 60 by 60
  That would change its proportions.
- [x] 60 by 20
  The smaller factor is 60 ÷ 300 = 0.2.
- [ ] 180 by 60
  That is `.scaleAspectFill`.

### After
Compute both factors; fit takes the smaller one.

## question: short

Which content mode fills a square avatar without distorting the face?

```answer
scaleAspectFill
.scaleAspectFill
UIView.ContentMode.scaleAspectFill
```

### After
`.scaleAspectFill`, together with `clipsToBounds`.

## summary

A **label** draws one line until `numberOfLines` says otherwise; 0 means no limit, and `lineBreakMode` decides where text is cut. Its
**font** and text make its **intrinsic content size**. An **image view** stretches by default; **`contentMode`** chooses
between distorting, **fitting** with bars and **filling** over the edge, and `clipsToBounds` cuts the rest.

Next: lesson 16 makes something that reacts: buttons and controls.

"""##,
    chinese: ##"""
---
number: 15
slug: label-image
title: 被截断的话，被挤瘦的脸
needs: 11
minutes: 35
ability: 选对文字和图片的显示属性，并说清 contentMode。
types: UILabel, UIImageView
concepts:
introduces:
subject: type.UILabel
---

同一天来了两条抱怨。米娜说：“你们的应用只显示我半句话，后面是三个点。”奥斯卡说：“我的头像怎么这么瘦？”两件事都不是 UIKit 的毛病：
标签默认只显示一行，图片默认被拉成视图的形状，除非你另有交代。

这一课就来另作交代：先是气泡里的标签，再是方框里的照片。

## observe: 话说到哪里为止

现场里有 `label`，是 `bubble` 里的文字；下面还有 `time`。标签宽 216、高 66，放三行都够。`drawnLines` 是实验室加的小窗口：
实际画出来的各行，一字不差。

先打印完整的文字，再打印画出来的各行。

```lab
lab> p label.text
(String?) "Shall we meet at the old bridge at half past eight?"
lab> p label.drawnLines
([String]) 1 value {
  [0] = "Shall we meet at the old b…"
}
```

```check
lab.printed("half past eight?") // 打印标签拿到的文字
lab.printed("1 value") // 打印实际画出来的各行
```

### Hint
一个属性是标签拿到的，另一个是它画出来的。

### Hint
先用 `p` 打印 `text`，再打印 `drawnLines`。

### Hint
输入 `p label.text`，再输入 `p label.drawnLines`

### After
文字是完整的，只是画的时候被截断了。明明放得下三行，却只画一行，末尾变成“…”。

## predict: 会有几行？

`numberOfLines` 是标签最多画几行，起初是 1，0 表示“不限”。先预测：设成 0 之后会画几行。

```lab
lab> predict label.drawnLines.count == 2
已锁定：label.drawnLines.count == 2  （下一次修改之后求值）
```

```check
lab.predicted // 还没有写下预测
```

### Hint
全文 51 个字符，一行大约放 26 个。

### Hint
命令是 `predict`，拿 `label.drawnLines.count` 和一个数比较。

### Hint
输入 `predict label.drawnLines.count == 2`

### After
锁定了。光有高度没用，看看去掉上限会怎样。

## control: 去掉上限

把 `numberOfLines` 设成 0，再打印一次各行。

```lab
lab> set numberOfLines 0
label.numberOfLines: 1 → 0
✓ 预测成立：label.drawnLines.count == 2
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at the old"
  [1] = "bridge at half past eight?"
}
```

```check
label.numberOfLines == 0 // numberOfLines 要是 0
lab.printed("bridge at half past eight?") // 打印实际画出来的各行
```

### Hint
它是当前实例的属性，控件就能设置。

### Hint
用 `set` 写属性和 0，再打印 `drawnLines`。

### Hint
输入 `set numberOfLines 0`，再输入 `p label.drawnLines`

### After
标签在词与词之间换行，不会把一个词拆开。米娜的抱怨，改这一个属性就够了。

## debugger: 字号大一点

有人需要更大的字。用 `expr` 把标签的字体换成 24 点的系统字体，让运行循环转一圈，再看各行；
然后用 `sizeThatFits(_:)` 问问，宽 216 点时文字想要多大地方。

```lab
lab> expr label.font = .systemFont(ofSize: 24)
() $R0 = {}
lab> flush
运行循环转了一圈。
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at"
  [1] = "the old bridge at…"
}
lab> p label.sizeThatFits(CGSize(width: 216, height: 1000))
(CGSize)  (width = 177.66666666666666, height = 86)
```

```check
label.font.pointSize == 24 // 字号要是 24 点
lab.ran("flush") // 让运行循环转一圈
lab.printed("the old bridge at…") // 打印实际画出来的各行
lab.printed("(CGSize)") // 问问文字想要多大地方
```

### Hint
字体由 `UIFont` 的静态方法制作，名字以 systemFont 开头。

### Hint
用 `expr` 赋值，再 `flush`，再打印 `drawnLines`。

### Hint
输入 `expr label.font = .systemFont(ofSize: 24)`，再输入 `flush`、`p label.drawnLines`，最后输入 `p label.sizeThatFits(CGSize(width: 216, height: 1000))`

### After
24 点的字两行就占满 66 点的高度，剩下的又被截断了：`numberOfLines` 为 0 去掉的是行数上限，不是高度。`sizeThatFits(_:)` 告诉你，
在这个宽度下文字想要多大地方。用 Auto Layout 的话，标签会自己去要这个高度。

## control: 从哪里截断

非截断不可的时候，位置由你选。文件名从中间截，才能保住后缀。把 `lineBreakMode` 设成 `.byTruncatingMiddle`。

```lab
lab> set lineBreakMode .byTruncatingMiddle
label.lineBreakMode: byTruncatingTail → byTruncatingMiddle
lab> p label.drawnLines
([String]) 2 values {
  [0] = "Shall we meet at"
  [1] = "the old br…st eight?"
}
```

```check
label.lineBreakMode == .byTruncatingMiddle // 要从中间截断
lab.ran("p") // 打印实际画出来的各行
```

### Hint
属性名说的是一行在哪里断开。

### Hint
`set` 后面的枚举值要带点。

### Hint
输入 `set lineBreakMode .byTruncatingMiddle`，再输入 `p label.drawnLines`

### After
开头和结尾都在，中间变成“…”。按钮的标题默认就是这样截断的。

## mistake: 值的种类不对

`text` 的类型是 `String?`。试试把未读条数直接写进去，看看编译器要什么。

```lab
lab! expr label.text = 3
                       ˄
                       ╰─ error: cannot assign value of type 'Int' to type 'String'
```

```check
lab.refused("expr") // 把数字 3 赋给 text
```

### Hint
在要文字的地方给一个数字。

### Hint
`expr` 左边是 `label.text`，右边是数字。

### Hint
输入 `expr label.text = 3`

### After
Swift 不会悄悄转换类型。要自己做成文字：`"\(3)"` 或 `String(3)`。

## source: 每一个新标签

回复上方引用的消息，最多显示三行。你刚才的改动只在这个实例上，源代码里 `numberOfLines` 那一行还是 1。把默认值改成 3，再运行。

```lab
lab> source set numberOfLines 3
workbench/UILabel.swift:6  numberOfLines: 1 → 3
输入 rerun 编译并创建新实例。
lab> rerun
属性           旧实例  新实例
─────────────  ──────  ──────
numberOfLines  0       3
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
```

```check
lab.source("numberOfLines") == "3" // 源代码里要写 3
lab.rerun // 编译并重新运行
```

### Hint
想一直有效的改动，要写进源代码。

### Hint
`source set`、属性、数字，然后编译。

### Hint
输入 `source set numberOfLines 3`，再输入 `rerun`

### After
旧标签还是你设的 0；新标签用 3 创建，字号是全新标签的 17 点——你改的字体从没写进源代码。

## observe: 奥斯卡的照片

轮到图片了。用 `use UIImageView` 打开：`photo` 是 200×100 点，`imageView` 是 80 点的正方形。`drawnImageRect` 是实验室的另一个小窗口，
表示照片画在哪个矩形里。

打印照片的大小、模式和那个矩形。

```lab
lab> use UIImageView
当前实例：imageView  (UIImageView)
现场里的变量：imageView, photo, badge, container
可调属性：set image | highlightedImage | isHighlighted | animationImages ……（输
  入 set 查看全部）
lab> p photo.size
(CGSize)  (width = 200, height = 100)
lab> p imageView.contentMode
(UIView.ContentMode) scaleToFill
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = 0, y = 0)
  size = (width = 80, height = 80)
}
```

```check
lab.printed("(width = 200, height = 100)") // 打印照片的大小
lab.printed("scaleToFill") // 打印 contentMode
lab.printed("size = (width = 80, height = 80)") // 打印照片画在哪个矩形里
```

### Hint
先打开另一个对象，再问三个问题。

### Hint
`photo.size`、`imageView.contentMode`、`imageView.drawnImageRect`，都用 `p`。

### Hint
输入 `use UIImageView`，再依次输入 `p photo.size`、`p imageView.contentMode`、`p imageView.drawnImageRect`

### After
宽是高两倍的照片被压进了正方形：默认的 `.scaleToFill` 不管比例。奥斯卡就是这样瘦下来的。

## control: 先放进去，再铺满

试试两种保持比例的模式。`.scaleAspectFit` 整张都显示，留下空边；`.scaleAspectFill` 没有空边，但两侧会丢掉。每设一次，打印一次矩形。

```lab
lab> set contentMode .scaleAspectFit
imageView.contentMode: scaleToFill → scaleAspectFit
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = 0, y = 20)
  size = (width = 80, height = 40)
}
lab> set contentMode .scaleAspectFill
imageView.contentMode: scaleAspectFit → scaleAspectFill
lab> p imageView.drawnImageRect
(CGRect?) some {
  origin = (x = -40, y = 0)
  size = (width = 160, height = 80)
}
lab> preview

                                 ◆
───┏━━━━━━━━┓────┐
░░░┃░░░░░░░░┃░░░░│
░░░┃░░░░░░░░┃░░░░│
░░░┃░░░░░░░░┃░░░░│
───┗━━━━━━━━┛────┘
```

```check
lab.printed("size = (width = 80, height = 40)") // 先试 .scaleAspectFit，打印矩形
imageView.contentMode.rawValue == 2 // 最后停在 .scaleAspectFill
lab.ran("preview") // 看一眼屏幕
```

### Hint
属性声明在 `UIView` 里，在这里决定照片的样子。

### Hint
`set contentMode` 换一种，打印；再换一种，打印；最后看画面。

### Hint
输入 `set contentMode .scaleAspectFit`、`p imageView.drawnImageRect`、`set contentMode .scaleAspectFill`，最后输入 `preview`

### After
Fit 取较小的倍数 80 ÷ 200 = 0.4，画成 80×40；Fill 取较大的 80 ÷ 100 = 0.8，画成 160×80，左右各多出 40 点。看看画面，
多出来的部分真的画到视图外面去了。

## debugger: 裁掉多余的

有一个布尔属性可以沿着视图的边裁剪。用 `expr` 打开它，让运行循环转一圈，再看画面。

```lab
lab> expr imageView.clipsToBounds = true
() $R0 = {}
lab> flush
运行循环转了一圈。
lab> preview

                                 ◆
   ┏━━━━━━━━┓
   ┃░░░░░░░░┃
   ┃░░░░░░░░┃
   ┃░░░░░░░░┃
   ┗━━━━━━━━┛


· UIImageView 的 clipsToBounds：false → true
```

```check
imageView.clipsToBounds // 要沿着边裁剪
lab.ran("flush") // 让运行循环转一圈
lab.ran("preview") // 看一眼屏幕
```

### Hint
这个属性在讲视图时见过：超出边界的要不要裁掉。

### Hint
给 `clipsToBounds` 赋 `true`，再 `flush`，再看画面。

### Hint
输入 `expr imageView.clipsToBounds = true`，再输入 `flush`，最后输入 `preview`

### After
做一个头像要三样齐全：`.scaleAspectFill`、`clipsToBounds`，再加上让它变圆的圆角。

## explain: 两样都再走一遍

运行两个类型的实验，逐步解释。

```lab
lab> run UILabel
type.UILabel
  1. 没有文字的标签不要地方  (0.0, 0.0)
  2. 单行标签要的宽度就是文字宽度，与 frame 无关  (243.0, 20.333333333333332)
  3. 画在 120 点宽里，尾巴被截断  ["Shall we mee…"]
  4. `numberOfLines` 为 0：需要几行就几行  ["Shall we meet", "at the old",
    "bridge?"]
  5. 换行之后更窄、更高  ✓
  6. 字号变大，行数变多  ✓
  7. `font = nil` 恢复为系统字体 17 点  17.0
target-evidence:type.UILabel  model
lab> run UIImageView
type.UIImageView
  1. 用图片创建，视图大小就是图片的点数  (200.0, 100.0)
  2. `.scaleToFill`：画在  (0.0, 0.0, 80.0, 80.0)
  3. `.scaleAspectFit`：整张都在，留出空边  (0.0, 20.0, 80.0, 40.0)
  4. `.scaleAspectFill`：没有空边，但超出边界  (-40.0, 0.0, 160.0, 80.0)
  5. 不会自动裁掉：clipsToBounds 为 false  ✓
  6. 系统符号使用强调色  ✓
  7. 没有图片就没有自己的大小  (-1.0, -1.0)
target-evidence:type.UIImageView  model
```

```check
lab.ran("run UILabel") // 运行 UILabel 的实验
lab.ran("run UIImageView") // 运行 UIImageView 的实验
lab.evidence("type.UILabel") // 拿到 UILabel 的证据
lab.evidence("type.UIImageView") // 拿到 UIImageView 的证据
```

### Hint
每个类型都有自己的实验。

### Hint
`run` 加名字，两次。

### Hint
输入 `run UILabel`，再输入 `run UIImageView`

### After
标签看文字占多大地方，图片视图看图片有多大。两者都只负责显示：除非你打开，否则不接触摸。

## question: single

标签的高度够放五行，却只显示一行。该改哪个属性？

- [ ] `frame`
  已经够高了。
- [x] `numberOfLines`
  不改的话上限一直是 1。
- [ ] `textAlignment`
  它只管靠哪边，不会多出几行。

### After
0 表示放得下几行就几行。

## question: multiple

哪些 contentMode 会保持照片的比例？

- [ ] `.scaleToFill`
  横竖各拉各的。
- [x] `.scaleAspectFit`
  横竖同一个倍数，取较小的。
- [x] `.scaleAspectFill`
  横竖同一个倍数，取较大的。
- [x] `.center`
  它根本不缩放。

### After
名字里的 Aspect 指的是宽高比；`.center` 这一类则不改大小。

## question: order

一张照片变成头像，按画出来的先后排好。

1. `image` 得到照片
2. 由 `contentMode` 算出倍数
3. 缩放后的照片放在正中
4. `clipsToBounds` 裁掉多出来的

### After
裁剪在最后：它裁的正是按模式画出来的部分。

## question: single

300×100 的照片放进 60×60 的视图，`.scaleAspectFit`。画出来多大？

- [ ] 60×60
  比例就变了。
- [x] 60×20
  较小的倍数是 60 ÷ 300 = 0.2。
- [ ] 180×60
  那是 `.scaleAspectFill`。

### After
两个倍数都算一下，Fit 取较小的。

## question: short

正方形头像要铺满、脸又不变形，用哪种 contentMode？

```answer
scaleAspectFill
.scaleAspectFill
UIView.ContentMode.scaleAspectFill
```

### After
`.scaleAspectFill`，再配上 `clipsToBounds`。

## summary

**标签**默认只画一行，由 `numberOfLines` 决定，0 表示不限；`lineBreakMode` 决定从哪里截断。**字体**和文字合起来就是它的**固有大小**
（`intrinsicContentSize`）。**图片视图**默认硬拉；**`contentMode`** 决定是变形、**整张放进去**留空边，还是**铺满**而超出边界，
`clipsToBounds` 负责裁掉多余的。

下一课：第 16 课做会有反应的东西——按钮和控件。

"""##)

  private static let lesson16 = LessonLibrary.Source(
    folder: "16-button-control",
    english: ##"""
---
number: 16
slug: button-control
title: Who hears the tap?
needs: 11
minutes: 40
ability: Prove that a disabled control sends no action.
types: UIControl, UIButton, UIButton.Configuration
concepts: target-action
introduces: tap
subject: type.UIButton
---

Sometimes Oskar's message arrives twice. He swears that he tapped once; the log says that “Send” was reported while the button was grey.
Can a disabled button send anything? And how does a button know at all whom to tell?

In this lesson you tap a real Send button, disable it, go round the barrier on purpose, and prove what the barrier stops.

## observe: A button and its listener

The frame holds `button` and `composer`. The composer is the object behind the message field: it counts in `sentCount` how often it was told
to send. It was registered with one line in the source:

```swift
button.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
```

Print the button's title, and how many objects listen to it.

```lab
lab> p button.currentTitle
(String?) "Send"
lab> p button.allTargets.count
(Int) 1
```

```check
lab.printed("\"Send\"") // print the title that is shown
lab.printed("(Int) 1") // print how many targets there are
```

### Hint
Two properties of the button answer.

### Hint
`currentTitle` is the one, the number of `allTargets` the other.

### Hint
Type `p button.currentTitle` and then `p button.allTargets.count`

### After
The registered object is the *target*, the method's name the *action*, and `.touchUpInside` is the *event*: a finger was lifted
inside the button. The button knows nothing else about the composer.

## predict: One tap

`tap` puts a finger on the button and lifts it again. What will `composer.sentCount` be afterwards?

```lab
lab> predict composer.sentCount == 1
Locked: composer.sentCount == 1  (evaluated after the next change)
```

```check
lab.predicted // a prediction is still missing
```

### Hint
The composer has counted nothing yet, and one object listens to one event.

### Hint
Use `predict` with a condition about `composer.sentCount`.

### Hint
Type `predict composer.sentCount == 1`

### After
Locked.

## control: Put a finger on it

Tap, then ask the composer what it received.

```lab
lab> tap
the touch went to UIButton
✓ prediction met: composer.sentCount == 1
lab> p composer.received
([String]) 1 value {
  [0] = "sendTapped: from UIButton"
}
```

```check
composer.sentCount >= 1 // tap the button
lab.printed("sendTapped: from UIButton") // print what the composer received
```

### Hint
The finger is a command of its own.

### Hint
`tap` needs no word behind it; `p` shows `composer.received`.

### Hint
Type `tap` and then `p composer.received`

### After
The message carries the *sender* along: “from UIButton”. So one method can serve several buttons and still ask which
one it was.

## control: Grey means deaf

Disable the button with `isEnabled`, predict that the count stays 1, tap again and print the count.

```lab
lab> set isEnabled false
button.isEnabled: true → false
lab> predict composer.sentCount == 1
Locked: composer.sentCount == 1  (evaluated after the next change)
lab> tap
the touch went to UIButton
✓ prediction met: composer.sentCount == 1
lab> p composer.sentCount
(Int) 1
```

```check
!button.isEnabled // the button must be disabled
lab.predicted // a prediction is still missing
lab.ran("tap") // tap the disabled button
lab.ran("p") // print the count
```

### Hint
Disable, say what you expect, tap.

### Hint
`set` for the property, `predict` for the count, then the finger.

### Hint
Type `set isEnabled false` then `predict composer.sentCount == 1` then `tap` then `p composer.sentCount`

### After
The touch still went to the button: it lies there and stops the finger. But it starts no tracking and sends no action. That is the first half
of the proof.

## debugger: Round the barrier

Somebody calls the event from code, without any finger. Do the same with `sendActions(for:)` while the button is disabled, and read the
count.

```lab
lab> expr button.sendActions(for: .touchUpInside)
() $R0 = {}
lab> p composer.sentCount
(Int) 2
```

```check
!button.isEnabled // the button must still be disabled
composer.sentCount >= 2 // send the event from code
lab.ran("p") // print the count
```

### Hint
`UIControl` has a method that sends events without a touch.

### Hint
An `expr` that calls `sendActions(for:)` with `.touchUpInside`.

### Hint
Type `expr button.sendActions(for: .touchUpInside)` and then `p composer.sentCount`

### After
So that is how “Send” was reported while the button was grey: a keyboard shortcut in the app called `sendActions(for:)`. `isEnabled` stops
touches, not code. Whoever calls it must ask `isEnabled` first.

## mistake: The state is not yours to set

`state` gathers `isEnabled`, `isSelected` and `isHighlighted` in one value. Try to assign it and read the answer.

```lab
lab! expr button.state = .disabled
                 ˄˜˜˜˜˜˜˜˜˜˜˜
                 ╰─ error: cannot assign to property: 'state' is a get-only property
```

```check
lab.refused("expr") // try to assign the state
```

### Hint
Some properties can only be read.

### Hint
An assignment with `button.state` on the left.

### Hint
Type `expr button.state = .disabled`

### After
`state` is computed from the three others. You change those, and it follows.

## control: A title for each state

A button keeps one title for each state. Give it “Sending…” for `.disabled`, look at the title, enable the button and look
again.

```lab
lab> expr button.setTitle("Sending…", for: .disabled)
() $R1 = {}
lab> p button.currentTitle
(String?) "Sending…"
lab> set isEnabled true
button.isEnabled: false → true
lab> p button.currentTitle
(String?) "Send"
```

```check
button.title(for: .disabled) == "Sending…" // set the title for .disabled to "Sending…"
button.isEnabled // enable the button again
lab.printed("\"Send\"") // print the title that is shown now
```

### Hint
The method takes a title and the state that it belongs to.

### Hint
`expr` with `setTitle(_:for:)`, then `set isEnabled`.

### Hint
Type `expr button.setTitle("Sending…", for: .disabled)` then `p button.currentTitle` then `set isEnabled true` then `p button.currentTitle`

### After
Nobody swapped titles: the button chose the one of its state. A state without a title of its own shows the normal one.

## source: Born disabled

An empty message cannot be sent, so a new Send button should begin disabled. Change the default of `isEnabled` in the source, compile and
run, tap the new button and print the count.

```lab
lab> source set isEnabled false
workbench/UIButton.swift:7  isEnabled: true → false
'rerun' compiles it and makes a new instance.
lab> rerun
property   old instance  new instance
─────────  ────────────  ────────────
isEnabled  true          false
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> tap
the touch went to UIButton
lab> p composer.sentCount
(Int) 0
```

```check
lab.source("isEnabled") == "false" // the source must say false
lab.rerun // compile and run it again
lab.ran("tap") // tap the new button
composer.sentCount == 0 // the new composer must have received nothing
lab.printed("(Int) 0") // print its count
```

### Hint
The default stands in the source; the finger comes after the new instance.

### Hint
`source set`, `rerun`, `tap`.

### Hint
Type `source set isEnabled false` then `rerun` then `tap` then `p composer.sentCount`

### After
A new button, a new composer, nothing sent. That is the second half of the proof: the barrier works from the first moment.

## debugger: The look is a value

Newer buttons get their look from a `UIButton.Configuration`. Open it, change the title of your `configuration` with `expr`, and see what
the button shows; then hand the value back.

```lab
lab> use UIButton.Configuration
Current instance: configuration  (UIButton.Configuration)
In this frame: configuration, button, bar
Controls: set title | subtitle | image | imagePlacement … ('set' lists all)
lab> expr configuration.title = "Send again"
() $R0 = {}
lab> p button.currentTitle
(String?) "Retry"
lab> expr button.configuration = configuration
() $R1 = {}
lab> p button.currentTitle
(String?) "Send again"
```

```check
configuration.title == "Send again" // change the title of the configuration
button.configuration?.title == "Send again" // hand the configuration back to the button
lab.printed("\"Retry\"") // look at the button before that
lab.printed("\"Send again\"") // and look at it afterwards
```

### Hint
A configuration is a struct: the button has a copy of its own.

### Hint
`use`, an `expr` that changes the title, a print, an `expr` that assigns the configuration.

### Hint
Type `use UIButton.Configuration` then `expr configuration.title = "Send again"` then `p button.currentTitle` then `expr button.configuration = configuration` then `p button.currentTitle`

### After
“Retry” at first: you changed your copy only. Assigning it made a second copy, in the button.

## debugger: A listener that went away

A button holds its targets weakly. Open the concept, let go of the composer, and tap.

```lab
lab> use target-action
Current instance: send  (target-action)
In this frame: send, attach, composer, bar
Controls: set configuration | automaticallyUpdatesConfiguration |
  configurationUpdateHandler | role … ('set' lists all)
lab> p send.allTargets.count
(Int) 1
lab> expr composer = nil
() $R0 = {}
lab> p send.allTargets.count
(Int) 0
lab> tap send
the touch went to UIButton
```

```check
composer == nil // let go of the composer
lab.printed("(Int) 0") // print how many targets are left
lab.ran("tap") // tap the button
```

### Hint
The frame's `composer` is the only strong reference.

### Hint
`use`, an `expr` that assigns nil, a print, a finger.

### Hint
Type `use target-action` then `expr composer = nil` then `p send.allTargets.count` then `tap send`

### After
No crash, no message, no effect. A dead button often has a target that nobody keeps.

## explain: From finger to method

Run the experiment of the concept and put its steps into your own words.

```lab
lab> run target-action
concept.target-action
  1. a tap reached the target  sendTapped: from UIButton
  2. registered twice, called once for each tap: sent  2
  3. the button does not keep its target  ✓
  4. a tap without its target does nothing, and nothing crashes  ✓
  5. a method that the target has not  unrecognized selector
target-evidence:concept.target-action  model
```

```check
lab.ran("run") // run the experiment of the concept
lab.evidence("concept.target-action") // its evidence must be earned
```

### Hint
The concept has an experiment.

### Hint
`run` with its name.

### Hint
Type `run target-action`

### After
A touch becomes an event, the event finds the registered pairs, each pair sends one message. Disabled, the chain breaks at its first link.

## question: single

A button is disabled. Which line still reaches the target?

- [ ] A tap on the button
  The touch ends at the button without an event.
- [x] `button.sendActions(for: .touchUpInside)`
  It goes straight to the registered pairs.
- [ ] `button.isHighlighted = true`
  That changes the look and sends nothing.

### After
`isEnabled` is a barrier for touches.

## question: multiple

What does a control keep of each registration?

- [x] The target, weakly
  It will not keep the object alive.
- [x] The name of the method
  It is looked up when the event happens.
- [x] The events
  One pair may listen for several.
- [ ] The sender
  The sender is the control itself; it is passed along at each message.

### After
Target, action, events: that is one row of the list.

## question: order

A finger touches an enabled button. Bring the events into order.

1. `.touchDown`
2. `.touchUpInside`
3. `.primaryActionTriggered`

### After
A button reports its primary action right after the finger was lifted inside.

## question: single

`button.isHighlighted = true` and `button.isSelected = true`. What does `button.state` hold?

- [ ] Only `.selected`
  The parts are gathered; none of them wins.
- [x] Both, as one set
  `state` is the union of the three properties.
- [ ] `.normal`
  That would be the empty set.

### After
`state` is a set of bits, computed from the properties.

## question: short

Which property do you set to false while the message is empty, so that taps send nothing?

```answer
isEnabled
button.isEnabled
```

### After
`isEnabled = false`.

## summary

A **control** turns touches into **events** and sends an **action** to each registered **target**, with itself as **sender**. Targets are
held weakly. **`isEnabled`** stops touches and not code; **`state`** is computed. A **button** shows the title of its state, or draws
itself from a **configuration**, which is a value.

Next: lesson 17 lets people type: text fields, delegates and the first responder.

"""##,
    chinese: ##"""
---
number: 16
slug: button-control
title: 谁听见了这一下点击
needs: 11
minutes: 40
ability: 证明停用的控件不会发送动作。
types: UIControl, UIButton, UIButton.Configuration
concepts: target-action
introduces: tap
subject: type.UIButton
---

奥斯卡的消息有时会发两遍。他一口咬定只点了一下，日志却说：按钮发灰的时候也上报过“发送”。停用的按钮到底会不会发东西？按钮又怎么知道该告诉谁？

这一课里，你会点一个真的发送按钮，停用它，再故意绕过这道门，最后证明这道门挡住的究竟是什么。

## observe: 按钮和它的听众

现场里有 `button` 和 `composer`。composer 是消息输入栏背后的对象，用 `sentCount` 记录自己被通知发送了几次。它是在源代码里用一行登记的：

```swift
button.addTarget(composer, action: Selector("sendTapped:"), for: .touchUpInside)
```

打印按钮的标题，再看有几个对象在听它。

```lab
lab> p button.currentTitle
(String?) "Send"
lab> p button.allTargets.count
(Int) 1
```

```check
lab.printed("\"Send\"") // 打印正在显示的标题
lab.printed("(Int) 1") // 打印有几个目标
```

### Hint
按钮的两个属性就能回答。

### Hint
一个是 `currentTitle`，一个是 `allTargets` 的个数。

### Hint
输入 `p button.currentTitle`，再输入 `p button.allTargets.count`

### After
登记的对象叫*目标*（target），方法名叫*动作*（action），`.touchUpInside` 是*事件*：手指在按钮里面抬起。除此之外，按钮对 composer 一无所知。

## predict: 点一下

`tap` 把手指按在按钮上再抬起来。之后 `composer.sentCount` 会是多少？

```lab
lab> predict composer.sentCount == 1
已锁定：composer.sentCount == 1  （下一次修改之后求值）
```

```check
lab.predicted // 还没有写下预测
```

### Hint
composer 还没记过数，而只有一个对象听着一个事件。

### Hint
用 `predict` 写一个关于 `composer.sentCount` 的条件。

### Hint
输入 `predict composer.sentCount == 1`

### After
锁定了。

## control: 按下去

点一下，再问 composer 收到了什么。

```lab
lab> tap
触摸交给了 UIButton
✓ 预测成立：composer.sentCount == 1
lab> p composer.received
([String]) 1 value {
  [0] = "sendTapped: from UIButton"
}
```

```check
composer.sentCount >= 1 // 点一下按钮
lab.printed("sendTapped: from UIButton") // 打印 composer 收到的消息
```

### Hint
手指本身就是一个命令。

### Hint
`tap` 后面什么也不用写；用 `p` 看 `composer.received`。

### Hint
输入 `tap`，再输入 `p composer.received`

### After
消息里带着*发送者*（sender）：“from UIButton”。所以同一个方法可以服务好几个按钮，还能问清楚是哪一个。

## control: 灰了就听不见

把 `isEnabled` 设成 false，预测次数仍是 1；再点一次，打印次数。

```lab
lab> set isEnabled false
button.isEnabled: true → false
lab> predict composer.sentCount == 1
已锁定：composer.sentCount == 1  （下一次修改之后求值）
lab> tap
触摸交给了 UIButton
✓ 预测成立：composer.sentCount == 1
lab> p composer.sentCount
(Int) 1
```

```check
!button.isEnabled // 按钮要停用
lab.predicted // 还没有写下预测
lab.ran("tap") // 点一下停用的按钮
lab.ran("p") // 打印次数
```

### Hint
停用，说出预期，再点。

### Hint
属性用 `set`，次数用 `predict`，然后是手指。

### Hint
输入 `set isEnabled false`，再输入 `predict composer.sentCount == 1`、`tap`，最后输入 `p composer.sentCount`

### After
触摸还是交给了按钮：它就在那里，挡住了手指。但它不开始跟踪，也不发送动作。证明完成了一半。

## debugger: 绕过这道门

有人不用手指，直接从代码里触发事件。趁按钮停用，你也用 `sendActions(for:)` 试一次，再看次数。

```lab
lab> expr button.sendActions(for: .touchUpInside)
() $R0 = {}
lab> p composer.sentCount
(Int) 2
```

```check
!button.isEnabled // 按钮仍然要停用
composer.sentCount >= 2 // 从代码里发送事件
lab.ran("p") // 打印次数
```

### Hint
`UIControl` 有一个方法，不用触摸就能发送事件。

### Hint
用 `expr` 调用 `sendActions(for:)`，传入 `.touchUpInside`。

### Hint
输入 `expr button.sendActions(for: .touchUpInside)`，再输入 `p composer.sentCount`

### After
灰按钮上报“发送”的谜底就在这里：应用里的快捷键直接调用了 `sendActions(for:)`。`isEnabled` 挡的是触摸，不是代码；调用的人要自己先看 `isEnabled`。

## mistake: 状态不归你赋值

`state` 把 `isEnabled`、`isSelected`、`isHighlighted` 合成一个值。试着给它赋值，看看回答。

```lab
lab! expr button.state = .disabled
                 ˄˜˜˜˜˜˜˜˜˜˜˜
                 ╰─ error: cannot assign to property: 'state' is a get-only property
```

```check
lab.refused("expr") // 试着给 state 赋值
```

### Hint
有些属性只能读。

### Hint
等号左边写 `button.state`。

### Hint
输入 `expr button.state = .disabled`

### After
`state` 由另外三个算出来。改那三个，它自然会变。

## control: 每种状态一个标题

按钮为每种状态各存一个标题。给 `.disabled` 设成“Sending…”，看看标题；再启用按钮，再看一次。

```lab
lab> expr button.setTitle("Sending…", for: .disabled)
() $R1 = {}
lab> p button.currentTitle
(String?) "Sending…"
lab> set isEnabled true
button.isEnabled: false → true
lab> p button.currentTitle
(String?) "Send"
```

```check
button.title(for: .disabled) == "Sending…" // 把 .disabled 的标题设成 "Sending…"
button.isEnabled // 重新启用按钮
lab.printed("\"Send\"") // 打印现在显示的标题
```

### Hint
这个方法要一个标题，和它对应的状态。

### Hint
`expr` 调用 `setTitle(_:for:)`，再用 `set isEnabled`。

### Hint
输入 `expr button.setTitle("Sending…", for: .disabled)`，再输入 `p button.currentTitle`、`set isEnabled true`，最后输入 `p button.currentTitle`

### After
没有人换标题，是按钮按自己的状态挑的。没有专门标题的状态，显示普通状态的那个。

## source: 生来就停用

空消息不能发，所以新的发送按钮一开始就该停用。在源代码里改 `isEnabled` 的默认值，编译、运行，点点新按钮，再打印次数。

```lab
lab> source set isEnabled false
workbench/UIButton.swift:7  isEnabled: true → false
输入 rerun 编译并创建新实例。
lab> rerun
属性       旧实例  新实例
─────────  ──────  ──────
isEnabled  true    false
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> tap
触摸交给了 UIButton
lab> p composer.sentCount
(Int) 0
```

```check
lab.source("isEnabled") == "false" // 源代码里要写 false
lab.rerun // 编译并重新运行
lab.ran("tap") // 点一下新按钮
composer.sentCount == 0 // 新的 composer 应该什么也没收到
lab.printed("(Int) 0") // 打印它的次数
```

### Hint
默认值在源代码里；手指要等新实例出来再用。

### Hint
`source set`、`rerun`、`tap`。

### Hint
输入 `source set isEnabled false`，再输入 `rerun`、`tap`，最后输入 `p composer.sentCount`

### After
新的按钮、新的 composer，什么也没发出去。证明的另一半：这道门从第一刻起就管用。

## debugger: 外观是一个值

较新的按钮用 `UIButton.Configuration` 决定外观。打开它，用 `expr` 改你手里 `configuration` 的标题，看看按钮显示什么；再把值交回去。

```lab
lab> use UIButton.Configuration
当前实例：configuration  (UIButton.Configuration)
现场里的变量：configuration, button, bar
可调属性：set title | subtitle | image | imagePlacement ……（输入 set 查看全部）
lab> expr configuration.title = "Send again"
() $R0 = {}
lab> p button.currentTitle
(String?) "Retry"
lab> expr button.configuration = configuration
() $R1 = {}
lab> p button.currentTitle
(String?) "Send again"
```

```check
configuration.title == "Send again" // 改 configuration 的标题
button.configuration?.title == "Send again" // 把 configuration 交回给按钮
lab.printed("\"Retry\"") // 交回之前先看看按钮
lab.printed("\"Send again\"") // 交回之后再看一次
```

### Hint
配置是结构体：按钮拿着自己的一份。

### Hint
先 `use`，用 `expr` 改标题，打印，再用 `expr` 赋值给按钮。

### Hint
输入 `use UIButton.Configuration`、`expr configuration.title = "Send again"`、`p button.currentTitle`、`expr button.configuration = configuration`，最后输入 `p button.currentTitle`

### After
起初还是“Retry”：你改的只是自己那份。赋值又复制了一份，放进按钮里。

## debugger: 听众走了

按钮对目标只是弱引用。打开这个概念，放掉 composer，再点一下。

```lab
lab> use target-action
当前实例：send  (target-action)
现场里的变量：send, attach, composer, bar
可调属性：set configuration | automaticallyUpdatesConfiguration |
  configurationUpdateHandler | role ……（输入 set 查看全部）
lab> p send.allTargets.count
(Int) 1
lab> expr composer = nil
() $R0 = {}
lab> p send.allTargets.count
(Int) 0
lab> tap send
触摸交给了 UIButton
```

```check
composer == nil // 放掉 composer
lab.printed("(Int) 0") // 打印还剩几个目标
lab.ran("tap") // 点一下按钮
```

### Hint
现场里的 `composer` 是唯一的强引用。

### Hint
先 `use`，用 `expr` 赋 nil，打印，再用手指。

### Hint
输入 `use target-action`、`expr composer = nil`、`p send.allTargets.count`，最后输入 `tap send`

### After
不崩溃、没有消息、也没有效果。按钮按了没反应，多半是目标没人保留。

## explain: 从手指到方法

运行这个概念的实验，用自己的话讲每一步。

```lab
lab> run target-action
concept.target-action
  1. 一次点击送到了目标  sendTapped: from UIButton
  2. 登记两次，每次点击仍只调用一次：发送次数  2
  3. 按钮不会让目标活着  ✓
  4. 目标没了，点击什么也不做，也不会崩溃  ✓
  5. 目标没有这个方法  unrecognized selector
target-evidence:concept.target-action  model
```

```check
lab.ran("run") // 用 run 运行概念的实验
lab.evidence("concept.target-action") // 要拿到它的证据
```

### Hint
这个概念有实验。

### Hint
`run` 加它的名字。

### Hint
输入 `run target-action`

### After
触摸变成事件，事件找到登记的那几对，每一对发送一条消息。停用的时候，这条链在第一环就断了。

## question: single

按钮停用了，下面哪一句仍能到达目标？

- [ ] 点一下按钮
  触摸到按钮为止，不产生事件。
- [x] `button.sendActions(for: .touchUpInside)`
  它直接去找登记的那几对。
- [ ] `button.isHighlighted = true`
  只改外观，不发送任何东西。

### After
`isEnabled` 这道门挡的是触摸。

## question: multiple

每次登记，控件会留下什么？

- [x] 目标，弱引用
  不会让对象一直活着。
- [x] 方法名
  事件发生时才去查找。
- [x] 事件
  一对可以听好几个事件。
- [ ] 发送者
  发送者就是控件自己，发消息时才带上。

### After
目标、动作、事件，就是登记表里的一行。

## question: order

手指点一下启用的按钮，把事件排好先后。

1. `.touchDown`
2. `.touchUpInside`
3. `.primaryActionTriggered`

### After
手指在里面抬起之后，按钮紧接着上报主要动作。

## question: single

`button.isHighlighted = true`，`button.isSelected = true`。`button.state` 里是什么？

- [ ] 只有 `.selected`
  几部分是合在一起的，没有谁压过谁。
- [x] 两个都有，合成一组
  `state` 是那三个属性的并集。
- [ ] `.normal`
  那是空集。

### After
`state` 是一组标志位，由属性算出来。

## question: short

消息为空时，把哪个属性设成 false，点击就不会发送？

```answer
isEnabled
button.isEnabled
```

### After
`isEnabled = false`。

## summary

**控件**把触摸变成**事件**，向每个登记的**目标**发送**动作**，并把自己作为**发送者**带上；对目标只是弱引用。**`isEnabled`** 挡触摸、
不挡代码；**`state`** 是算出来的。**按钮**按状态显示标题，或者照着一份**配置**来画，而配置是值。

下一课：第 17 课让人打字——输入框、代理和第一响应者。

"""##)

  private static let lesson17 = LessonLibrary.Source(
    folder: "17-text-input",
    english: ##"""
---
number: 17
slug: text-input
title: Text input
needs: 6, 16
minutes: 40
ability: Recite the order of input and keyboard events.
types: UITextField, UITextView, UITextFieldDelegate, UITextViewDelegate
concepts: first-responder
introduces: use, predict, set, p, expr, call, type, tap, source, rerun
subject: type.UITextField
---

In the chat client somebody types “See you at 9”, and before the last digit is on the screen the app has already counted
the characters, woken the send button and told the other side that a person is typing. How does it hear of each key, and
in which order?

In this lesson you are the finger and the keyboard. A text field stands in a window, and its delegate, `recorder`, writes
everything down that it is asked and told. At the end you can recite the order without looking.

## observe: Keys without an address

`type` presses keys on the keyboard, one after another. Nobody has touched the field yet. Press two keys and see where they
go. Then ask the field whether it is the one that gets them.

```lab
lab> type Hi
No text input is first responder: the keys went nowhere. 'tap NAME' makes a text field the first responder.
lab> p field.isFirstResponder
(Bool) false
```

```check
lab.ran("type") // press a key or two with type
lab.printed("(Bool) false") // print field.isFirstResponder
```

### Hint
Two lines: press keys, then ask the field a yes-or-no question.

### Hint
The first begins with `type`, the second with `p` and reads a property of `field`.

### Hint
Type `type Hi` and then `p field.isFirstResponder`.

### After
Keys go to exactly one object, the **first responder**. There is none, so they are lost. A field that can be seen is not yet
a field that listens.

## predict: A finger on the field

A tap makes a text field ask to be first responder. Say beforehand what `field.isFirstResponder` will be, then tap. `tap`
without a name taps the current instance.

```lab
lab> predict field.isFirstResponder == true
Locked: field.isFirstResponder == true  (evaluated after the next change)
lab> tap
the touch went to UITextField
✓ prediction met: field.isFirstResponder == true
```

```check
lab.predicted // a prediction is still missing
field.isFirstResponder // make the field first responder
```

### Hint
First the prediction, a comparison with two equals signs, then the finger.

### Hint
`predict …` with `field.isFirstResponder`, then one word.

### Hint
Type `predict field.isFirstResponder == true` and then `tap`.

### After
The field is first responder, the keyboard is up, and editing has begun. Your code reaches the same with
`field.becomeFirstResponder()`, for instance when a screen should open ready to type.

## debugger: Asked, then told

Between the tap and the keyboard the delegate was called. `recorder.log` holds its calls, oldest first; an arrow shows what
it answered. Print it and read it from top to bottom.

```lab
lab> p recorder.log
([String]) 2 values {
  [0] = "textFieldShouldBeginEditing → true"
  [1] = "textFieldDidBeginEditing"
}
```

```check
lab.printed("textFieldDidBeginEditing") // print the delegate's log
```

### Hint
The log is a property of `recorder`.

### Hint
One line that begins with `p`.

### Hint
Type `p recorder.log`.

### After
*should* is a question with an answer, and it comes **before** anything happens. *did* is a message, and it comes
**afterwards**. Had the answer been `false`, the second line would not exist. Nearly all delegates of UIKit come in such
pairs.

## control: One single key

Empty the log, then press exactly one key, a capital H. Below the line you see everything that text input did, in order.
Print the log too, and compare.

```lab
lab> expr recorder.log = []
() $R0 = {}
lab> type H
"H"
textField(_:shouldChangeCharactersIn:replacementString:) (0,0) "H" true
text "H"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
lab> p recorder.log
([String]) 2 values {
  [0] = "shouldChangeCharactersIn {0, 0} \"H\" → true"
  [1] = "textFieldDidChangeSelection"
}
```

```check
field.text == "H" // the field should hold one capital H
lab.ran("p recorder.log") // print the log
```

### Hint
Three lines: empty, press, print.

### Hint
`expr` assigns an empty array to `recorder.log`; `type` presses the key.

### Hint
Type `expr recorder.log = []`, then `type H`, then `p recorder.log`.

### After
The order at every key: **should change** (the text is still the old one) → the text changes → **did change selection** (the
caret moved) → the control event **editingChanged** → the notification. The question comes first so that a *no* costs
nothing.

## predict: The same text from code

Now the app itself puts a text in, as it does when a draft is restored. Empty the log, and say how many calls the delegate
will get when the line `field.text = "Hello"` runs.

```lab
lab> expr recorder.log = []
() $R1 = {}
lab> predict recorder.log.count == 0
Locked: recorder.log.count == 0  (evaluated after the next change)
lab> expr field.text = "Hello"
() $R2 = {}
✓ prediction met: recorder.log.count == 0
lab> p recorder.log.count
(Int) 0
```

```check
lab.predicted // a prediction is still missing
field.text == "Hello" // set the text to Hello
recorder.log.count == 0 // empty the log before you set the text
lab.ran("p recorder.log.count") // print the count
```

### Hint
Does your own code need permission from your own delegate?

### Hint
Empty the log, predict `recorder.log.count`, assign to `field.text`.

### Hint
Type `expr recorder.log = []`, then `predict recorder.log.count == 0`, then `expr field.text = "Hello"`, then `p recorder.log.count`.

### After
Nobody was asked, nobody was told, and `editingChanged` was silent too. Those calls report what a *person* does. So whoever
clears the field after sending must update the send button in the same breath.

## control: A delegate that says no

`recorder` can count. With `maximumLength` 6 it refuses every key that would make the text longer than six. Set it with
`set`, then press two exclamation marks. The field holds five characters now: which key gets in?

```lab
lab> set recorder.maximumLength 6
recorder.maximumLength: 0 → 6
lab> type !!
"!"
textField(_:shouldChangeCharactersIn:replacementString:) (5,0) "!" true
text "Hello!"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
"!"
textField(_:shouldChangeCharactersIn:replacementString:) (6,0) "!" false
lab> p recorder.log.last
(String?) "shouldChangeCharactersIn {6, 0} \"!\" → false"
```

```check
recorder.maximumLength == 6 // set recorder.maximumLength to 6
field.text == "Hello!" // press two exclamation marks
lab.ran("p recorder.log.last") // print the last entry of the log
```

### Hint
`set` takes a path and a value; the path begins with the local's name.

### Hint
`set recorder.…` and then `type` with two exclamation marks.

### Hint
Type `set recorder.maximumLength 6`, then `type !!`, then `p recorder.log.last`.

### After
The first key got in, the second was refused: after the `false` there is no change, no selection, no event. The delegate had
to compute the length that the text *would* have, because `field.text` still held the old one when it was asked.

## debugger: How long is a party?

Ranges are counted in UTF-16 units, not in characters. Take the limit off, put a text with an emoji in, and look at the
caret. Then press Backspace, `\b`, and read the range in the question.

```lab
lab> set recorder.maximumLength 0
recorder.maximumLength: 6 → 0
lab> expr field.text = "ok🎉"
() $R3 = {}
lab> p field.selectedRange
(Foundation._NSRange)  (location = 4, length = 0)
lab> type \b
delete
textField(_:shouldChangeCharactersIn:replacementString:) (2,2) "" true
text "ok"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
```

```check
lab.printed("location = 4") // print field.selectedRange while the emoji is there
field.text == "ok" // delete the emoji with one Backspace
```

### Hint
Three visible characters, but where does the caret stand?

### Hint
Assign the text with `expr`, print `field.selectedRange`, press `\b` with `type`.

### Hint
Type `set recorder.maximumLength 0`, then `expr field.text = "ok🎉"`, then `p field.selectedRange`, then `type \b`.

### After
The caret stood at 4, and Backspace asked for the range (2,2): the emoji has two units and goes as one character. Code that
counts with `text.count` and ranges that count in UTF-16 do not fit together; the delegate adds up `utf16.count`.

## mistake: Editing by decree

`field.isEditing` is true. A beginner who wants to end editing writes `field.isEditing = false`. Try it and read the
answer.

```lab
lab! expr field.isEditing = false
                ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                ╰─ error: cannot assign to property: 'isEditing' is a get-only property
lab> p field.isEditing
(Bool) true
```

```check
lab.printed("'isEditing' is a get-only property") // try to assign to isEditing
lab.printed("(Bool) true") // print isEditing afterwards
```

### Hint
An assignment with `expr`, then a look with `p`.

### Hint
Both lines name `field.isEditing`.

### Hint
Type `expr field.isEditing = false` and then `p field.isEditing`.

### After
*get-only* means: you may read it, but it is the consequence of something else. Editing ends when the field stops being
first responder, and in no other way.

## predict: A field that will not let go

Ending is asked for as well. Make the delegate answer `false`, say what `field.isFirstResponder` will be, and ask the field
to resign.

```lab
lab> set recorder.allowsEnding false
recorder.allowsEnding: true → false
lab> predict field.isFirstResponder == true
Locked: field.isFirstResponder == true  (evaluated after the next change)
lab> call field.resignFirstResponder()
(Bool) $R4 = false
✓ prediction met: field.isFirstResponder == true
lab> p recorder.log.last
(String?) "textFieldShouldEndEditing → false"
```

```check
recorder.allowsEnding == false // set recorder.allowsEnding to false
lab.predicted // a prediction is still missing
lab.ran("call") // ask the field to resign with call
field.isFirstResponder // the field should still be first responder
lab.ran("p recorder.log.last") // print the last entry of the log
```

### Hint
Which question does the field ask before it gives the keyboard up?

### Hint
`set`, `predict`, then `call` with `resignFirstResponder()`.

### Hint
Type `set recorder.allowsEnding false`, then `predict field.isFirstResponder == true`, then `call field.resignFirstResponder()`, then `p recorder.log.last`.

### After
`resignFirstResponder()` answered `false`, and the keyboard stays. Use that sparingly: a person who cannot leave a field
thinks that the app hangs.

## control: The end, by force

`endEditing(true)` does not wait for consent. Empty the log, end editing by force, and print the log. What is in it, and
what is not?

```lab
lab> expr recorder.log = []
() $R5 = {}
lab> call field.endEditing(true)
(Bool) $R6 = true
lab> p recorder.log
([String]) 2 values {
  [0] = "textFieldShouldEndEditing → false"
  [1] = "textFieldDidEndEditing"
}
```

```check
field.isFirstResponder == false // end editing by force
recorder.log.last == "textFieldDidEndEditing" // the log should end with the end of editing
lab.ran("p recorder.log") // print the log
```

### Hint
The method's only argument says whether to use force.

### Hint
`call field.endEditing( )` with `true` in the parentheses, then print.

### Hint
Type `expr recorder.log = []`, then `call field.endEditing(true)`, then `p recorder.log`.

### After
Even at a forced end the delegate is told. *did* always comes, so it is the right place to store a draft; *should* is only a
question. The same happens when a field leaves its window in the middle of editing.

## source: Another beginning

`clearsOnBeginEditing` says whether the old text goes when editing begins. Change its default in the source and compile.
Only fields made from now on begin with it.

```lab
lab> source set clearsOnBeginEditing true
workbench/UITextField.swift:10  clearsOnBeginEditing: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property              old instance  new instance
────────────────────  ────────────  ────────────
text                  "ok"          ""
clearsOnBeginEditing  false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p field.clearsOnBeginEditing
(Bool) true
lab> p old.clearsOnBeginEditing
(Bool) false
```

```check
lab.rerun // compile the source with rerun
field.clearsOnBeginEditing // the new field should clear at the beginning: change the default in the source
lab.ran("p field.clearsOnBeginEditing") // print field.clearsOnBeginEditing and old.clearsOnBeginEditing
lab.ran("p old.clearsOnBeginEditing") // print field.clearsOnBeginEditing and old.clearsOnBeginEditing
```

### Hint
`source set` takes a property and its new default.

### Hint
`source set …`, then `rerun`, then print both fields.

### Hint
Type `source set clearsOnBeginEditing true`, then `rerun`, then `p field.clearsOnBeginEditing`, then `p old.clearsOnBeginEditing`.

### After
The old field was finished before you changed the file. The new one will ask one more question when editing begins:
`textFieldShouldClear`.

## explain: Many lines, another nature

A text view looks like a tall field but is a scroll view, not a control. Open one with `use UITextView`, make it first
responder and press Return, `\n`. Then print the log.

```lab
lab> use UITextView
Current instance: textView  (UITextView)
In this frame: textView, recorder, container, window
Controls: set text | font | textColor | textAlignment … ('set' lists all)
lab> call textView.becomeFirstResponder()
(Bool) $R0 = true
lab> type \n
Return
textView(_:shouldChangeTextIn:replacementText:) (12,0) "\n" true
text "Meet at nine\n"
textViewDidChangeSelection(_:)
textViewDidChange(_:)
UITextViewTextDidChangeNotification
lab> p recorder.log
([String]) 5 values {
  [0] = "textViewShouldBeginEditing → true"
  [1] = "textViewDidBeginEditing"
  [2] = "shouldChangeTextIn {12, 0} \"\\n\" → true"
  [3] = "textViewDidChangeSelection"
  [4] = "textViewDidChange"
}
```

```check
textView.isFirstResponder // open UITextView and make it first responder
textView.text == "Meet at nine\n" // press Return in the text view
lab.ran("p recorder.log") // print the log
```

### Hint
Open the experiment, then do with `textView` what you did with `field`.

### Hint
`use`, `call`, `type` and `p`, in this order.

### Hint
Type `use UITextView`, then `call textView.becomeFirstResponder()`, then `type \n`, then `p recorder.log`.

### After
Return is a character here: `shouldChangeTextIn` is asked with "\n", and there is no `shouldReturn`. To turn Return into
Send, answer `false` to exactly this change and send. For the rest the pairs are the ones you know: should, selection,
did change.

## question: order

One key is pressed in a text field. Put the events in order.

1. `textField(_:shouldChangeCharactersIn:replacementString:)`
2. The text changes
3. `textFieldDidChangeSelection(_:)`
4. `editingChanged`
5. The notification that the text changed

### After
First the question, then the change, then everybody who wants to hear of it: the delegate, the targets, the observers.

## question: order

Field a is being edited, and the person taps field b. Put the delegate calls in order.

1. `textFieldShouldBeginEditing` of b
2. `textFieldShouldEndEditing` of a
3. `textFieldDidEndEditing` of a
4. `textFieldDidBeginEditing` of b

### After
Both questions come before both messages. The keyboard stays up the whole time.

## question: single

A field holds “ab”, and “c” is pressed. What does `textField.text` hold inside `shouldChangeCharactersIn`?

- [x] “ab”
  Right: *should* is asked before anything changes.
- [ ] “abc”
  The new text exists only after the answer was `true`.
- [ ] “c”
  That is the replacement string; it comes as an argument.

### After
The delegate gets the old text, the range and the replacement, and can compute the new text from the three.

## question: multiple

Which of these make the delegate hear `shouldChangeCharactersIn`?

- [x] A person presses a key
  Each key of a person is asked about.
- [x] A person pastes a word
  A paste is a change by a person: one question with the whole word.
- [ ] The app runs `field.text = ""`
  A text that code sets goes unannounced.
- [ ] The app runs `field.insertText("!")`
  The events are sent, but code is not asked.

### After
Questions are for people. Code is expected to know what it does.

## question: single

The keyboard should go when the person taps the list behind it. What do you call?

- [ ] A method of the keyboard
  The keyboard has none for this; it is up because somebody is first responder.
- [x] `endEditing(true)` on a view around the field
  Right: it finds the first responder inside and lets it resign.
- [ ] `field.isEditing = false`
  That property can only be read, as you saw.

### After
No first responder, no keyboard. Ending editing is the way to hide it.

## question: short

How is the object called that gets the keys?

```answer
first responder
the first responder
firstResponder
```

### After
The first responder. At most one object in a window is.

## question: short

With which string does a text view announce the Return key to its delegate?

```answer
\n
"\n"
```

### After
A line feed, `"\n"`: for a text view Return is an ordinary character.

## summary

Words to remember: **first responder** (the one object that gets the keys), **delegate** (asked with *should* before, told
with *did* after), **replacement range** (in UTF-16 units, over the old text), **editingChanged** (a person changed the
text), **endEditing** (the way to hide the keyboard), **get-only**. Begin: should begin, did begin. Key: should change,
text, selection, changed. End: should end, did end. Next comes lesson 18: a thousand messages, and why nine views are
enough for them.

"""##,
    chinese: ##"""
---
number: 17
slug: text-input
title: 文本输入
needs: 6, 16
minutes: 40
ability: 说出输入与键盘事件的先后顺序。
types: UITextField, UITextView, UITextFieldDelegate, UITextViewDelegate
concepts: first-responder
introduces: use, predict, set, p, expr, call, type, tap, source, rerun
subject: type.UITextField
---

有人在聊天输入框里打“See you at 9”。最后一个数字还没显示出来，应用就已经数过字数、点亮了发送按钮，还告诉对方“正在输入”。
它是怎么知道每一次按键的？先后又是怎样？

这一课里，手指和键盘都由你来当。窗口里有一个输入框，它的代理 `recorder` 会把被问到的、被告知的全部记下来。学完之后，
你能不看资料把顺序背出来。

## observe: 没有收件人的按键

`type` 会依次按下键盘上的键。还没有人碰过输入框。先按两个键，看看它们去了哪里；再问输入框：接收按键的是不是你？

```lab
lab> type Hi
没有文本输入是第一响应者：按键没有去处。“tap 名字”让文本框成为第一响应者。
lab> p field.isFirstResponder
(Bool) false
```

```check
lab.ran("type") // 用 type 按一两个键
lab.printed("(Bool) false") // 打印 field.isFirstResponder
```

### Hint
两行：先按键，再问输入框一个“是不是”的问题。

### Hint
第一行以 `type` 开头，第二行以 `p` 开头，读 `field` 的一个属性。

### Hint
输入 `type Hi`，再输入 `p field.isFirstResponder`。

### After
按键只交给一个对象：**第一响应者**。现在谁都不是，所以按键丢了。看得见的输入框，不等于在听的输入框。

## predict: 手指点一下

点一下，文本输入框就会请求成为第一响应者。先说出 `field.isFirstResponder` 会是什么，再去点。`tap` 后面不写名字，点的就是当前实例。

```lab
lab> predict field.isFirstResponder == true
已锁定：field.isFirstResponder == true  （下一次修改之后求值）
lab> tap
触摸交给了 UITextField
✓ 预测成立：field.isFirstResponder == true
```

```check
lab.predicted // 还没有作出预测
field.isFirstResponder // 让输入框成为第一响应者
```

### Hint
先预测（用两个等号比较），再动手指。

### Hint
`predict …` 里写 `field.isFirstResponder`，然后只要一个词。

### Hint
输入 `predict field.isFirstResponder == true`，再输入 `tap`。

### After
输入框成了第一响应者，键盘弹出，编辑开始。用代码要做到同样的事，就调用 `field.becomeFirstResponder()`，例如想让页面一打开就能打字。

## debugger: 先问，后通知

从点击到键盘弹出，代理被调用了几次。`recorder.log` 按先后记着，箭头后面是它的回答。打印出来，从上往下读。

```lab
lab> p recorder.log
([String]) 2 values {
  [0] = "textFieldShouldBeginEditing → true"
  [1] = "textFieldDidBeginEditing"
}
```

```check
lab.printed("textFieldDidBeginEditing") // 打印代理的记录
```

### Hint
记录是 `recorder` 的一个属性。

### Hint
一行，以 `p` 开头。

### Hint
输入 `p recorder.log`。

### After
*should* 是要回答的询问，在事情发生**之前**来；*did* 是通知，在**之后**来。要是回答了 `false`，第二行就不会出现。
UIKit 的代理方法几乎都是这样成对的。

## control: 只按一个键

清空记录，然后只按一个键：大写的 H。这一行下面会列出文本输入做过的每件事，按先后排列。再打印记录，对照着看。

```lab
lab> expr recorder.log = []
() $R0 = {}
lab> type H
"H"
textField(_:shouldChangeCharactersIn:replacementString:) (0,0) "H" true
text "H"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
lab> p recorder.log
([String]) 2 values {
  [0] = "shouldChangeCharactersIn {0, 0} \"H\" → true"
  [1] = "textFieldDidChangeSelection"
}
```

```check
field.text == "H" // 输入框里应该只有一个大写的 H
lab.ran("p recorder.log") // 打印记录
```

### Hint
三行：清空、按键、打印。

### Hint
用 `expr` 把空数组赋给 `recorder.log`，用 `type` 按键。

### Hint
输入 `expr recorder.log = []`，再输入 `type H`，最后输入 `p recorder.log`。

### After
每次按键的顺序：**询问能否改**（此刻还是旧文字）→ 文字改变 → **选区变了**（光标动了）→ 控件事件 **editingChanged** → 发出通知。
先问再改，说“不”的时候就什么都不用收拾。

## predict: 同样的文字，由代码来写

恢复草稿的时候，文字是应用自己放进去的。清空记录，先说出：执行 `field.text = "Hello"` 时，代理会被调用几次？

```lab
lab> expr recorder.log = []
() $R1 = {}
lab> predict recorder.log.count == 0
已锁定：recorder.log.count == 0  （下一次修改之后求值）
lab> expr field.text = "Hello"
() $R2 = {}
✓ 预测成立：recorder.log.count == 0
lab> p recorder.log.count
(Int) 0
```

```check
lab.predicted // 还没有作出预测
field.text == "Hello" // 把 text 设为 Hello
recorder.log.count == 0 // 设置 text 之前先清空记录
lab.ran("p recorder.log.count") // 打印记录的条数
```

### Hint
自己的代码，需要自己的代理批准吗？

### Hint
清空记录，预测 `recorder.log.count`，再给 `field.text` 赋值。

### Hint
输入 `expr recorder.log = []`，再输入 `predict recorder.log.count == 0`，再输入 `expr field.text = "Hello"`，最后输入 `p recorder.log.count`。

### After
没有询问，没有通知，`editingChanged` 也没响。这些调用报告的是**人**做了什么。所以发送之后清空输入框的那段代码，要顺手把发送按钮也更新掉。

## control: 会说“不”的代理

`recorder` 会数数。`maximumLength` 设为 6，凡是会让文字超过六个的按键都拒绝。用 `set` 设好，再按两个感叹号。
现在输入框里有五个字符，哪个键能进去？

```lab
lab> set recorder.maximumLength 6
recorder.maximumLength: 0 → 6
lab> type !!
"!"
textField(_:shouldChangeCharactersIn:replacementString:) (5,0) "!" true
text "Hello!"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
"!"
textField(_:shouldChangeCharactersIn:replacementString:) (6,0) "!" false
lab> p recorder.log.last
(String?) "shouldChangeCharactersIn {6, 0} \"!\" → false"
```

```check
recorder.maximumLength == 6 // 把 recorder.maximumLength 设为 6
field.text == "Hello!" // 按两个感叹号
lab.ran("p recorder.log.last") // 打印记录的最后一条
```

### Hint
`set` 后面是路径和值，路径以局部变量的名字开头。

### Hint
先 `set recorder.…`，再用 `type` 按两个感叹号。

### Hint
输入 `set recorder.maximumLength 6`，再输入 `type !!`，最后输入 `p recorder.log.last`。

### After
第一个进去了，第二个被拒绝：`false` 之后没有改动、没有选区变化、没有事件。代理要自己算出“改了之后会有多长”，因为被问的时候 `field.text` 还是旧的。

## debugger: 一个表情有多长

范围按 UTF-16 单位来数，不是按字符。取消限制，放进一段带表情的文字，看光标在哪；再按退格 `\b`，读询问里的范围。

```lab
lab> set recorder.maximumLength 0
recorder.maximumLength: 6 → 0
lab> expr field.text = "ok🎉"
() $R3 = {}
lab> p field.selectedRange
(Foundation._NSRange)  (location = 4, length = 0)
lab> type \b
delete
textField(_:shouldChangeCharactersIn:replacementString:) (2,2) "" true
text "ok"
textFieldDidChangeSelection(_:)
editingChanged
UITextFieldTextDidChangeNotification
```

```check
lab.printed("location = 4") // 表情还在的时候打印 field.selectedRange
field.text == "ok" // 按一次退格删掉表情
```

### Hint
看起来是三个字符，光标却停在哪里？

### Hint
用 `expr` 设文字，打印 `field.selectedRange`，再用 `type` 按 `\b`。

### Hint
输入 `set recorder.maximumLength 0`，再输入 `expr field.text = "ok🎉"`，再输入 `p field.selectedRange`，最后输入 `type \b`。

### After
光标在 4，退格询问的范围是 (2,2)：这个表情占两个单位，但作为一个字符整个删掉。用 `text.count` 数长度，却拿 UTF-16 的范围去比，是对不上的；
这里的代理加的是 `utf16.count`。

## mistake: 用赋值结束编辑

`field.isEditing` 现在是 true。初学者想结束编辑，就写 `field.isEditing = false`。试一试，读读回答。

```lab
lab! expr field.isEditing = false
                ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                ╰─ error: cannot assign to property: 'isEditing' is a get-only property
lab> p field.isEditing
(Bool) true
```

```check
lab.printed("'isEditing' is a get-only property") // 试着给 isEditing 赋值
lab.printed("(Bool) true") // 之后打印 isEditing
```

### Hint
先用 `expr` 赋值，再用 `p` 看。

### Hint
两行里都有 `field.isEditing`。

### Hint
输入 `expr field.isEditing = false`，再输入 `p field.isEditing`。

### After
*get-only* 的意思是：只能读，因为它是别的事情的结果。输入框不再是第一响应者，编辑才会结束，没有别的办法。

## predict: 不肯放手的输入框

结束之前也要问。让代理回答 `false`，先说出 `field.isFirstResponder` 会是什么，再请输入框让位。

```lab
lab> set recorder.allowsEnding false
recorder.allowsEnding: true → false
lab> predict field.isFirstResponder == true
已锁定：field.isFirstResponder == true  （下一次修改之后求值）
lab> call field.resignFirstResponder()
(Bool) $R4 = false
✓ 预测成立：field.isFirstResponder == true
lab> p recorder.log.last
(String?) "textFieldShouldEndEditing → false"
```

```check
recorder.allowsEnding == false // 把 recorder.allowsEnding 设为 false
lab.predicted // 还没有作出预测
lab.ran("call") // 用 call 请输入框让位
field.isFirstResponder // 输入框应该仍是第一响应者
lab.ran("p recorder.log.last") // 打印记录的最后一条
```

### Hint
交出键盘之前，输入框会问哪一句？

### Hint
先 `set`，再 `predict`，再用 `call` 调用 `resignFirstResponder()`。

### Hint
输入 `set recorder.allowsEnding false`，再输入 `predict field.isFirstResponder == true`，再输入 `call field.resignFirstResponder()`，最后输入 `p recorder.log.last`。

### After
`resignFirstResponder()` 返回 `false`，键盘还在。这一招要少用：离不开输入框的人，会以为应用卡死了。

## control: 强行结束

`endEditing(true)` 不等同意。清空记录，强行结束编辑，再打印记录。里面有什么？少了什么？

```lab
lab> expr recorder.log = []
() $R5 = {}
lab> call field.endEditing(true)
(Bool) $R6 = true
lab> p recorder.log
([String]) 2 values {
  [0] = "textFieldShouldEndEditing → false"
  [1] = "textFieldDidEndEditing"
}
```

```check
field.isFirstResponder == false // 强行结束编辑
recorder.log.last == "textFieldDidEndEditing" // 记录的最后应该是编辑结束
lab.ran("p recorder.log") // 打印记录
```

### Hint
这个方法唯一的参数，说的就是要不要强行。

### Hint
`call field.endEditing( )`，括号里写 `true`，然后打印。

### Hint
输入 `expr recorder.log = []`，再输入 `call field.endEditing(true)`，最后输入 `p recorder.log`。

### After
就算被强行结束，代理也会得到通知。*did* 一定会来，所以适合在那里存草稿；*should* 只是询问。编辑到一半时离开窗口，也是这样。

## source: 换一种开始

`clearsOnBeginEditing` 决定开始编辑时要不要清掉旧文字。在源码里改它的默认值并编译，之后新建的输入框才会带着它。

```lab
lab> source set clearsOnBeginEditing true
workbench/UITextField.swift:10  clearsOnBeginEditing: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性                  旧实例  新实例
────────────────────  ──────  ──────
text                  "ok"    ""
clearsOnBeginEditing  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p field.clearsOnBeginEditing
(Bool) true
lab> p old.clearsOnBeginEditing
(Bool) false
```

```check
lab.rerun // 用 rerun 编译源码
field.clearsOnBeginEditing // 新输入框应该在开始时清空：改源码里的默认值
lab.ran("p field.clearsOnBeginEditing") // 打印 field 和 old 的 clearsOnBeginEditing
lab.ran("p old.clearsOnBeginEditing") // 打印 field 和 old 的 clearsOnBeginEditing
```

### Hint
`source set` 后面是属性和新的默认值。

### Hint
先 `source set …`，再 `rerun`，再打印两个输入框。

### Hint
输入 `source set clearsOnBeginEditing true`，再输入 `rerun`，再输入 `p field.clearsOnBeginEditing`，最后输入 `p old.clearsOnBeginEditing`。

### After
旧的输入框在你改文件之前就造好了。新的在开始编辑时会多问一句：`textFieldShouldClear`。

## explain: 行数多了，性质也变了

文本视图看上去像高一点的输入框，其实是滚动视图，不是控件。用 `use UITextView` 打开它，让它成为第一响应者，按回车 `\n`，再打印记录。

```lab
lab> use UITextView
当前实例：textView  (UITextView)
现场里的变量：textView, recorder, container, window
可调属性：set text | font | textColor | textAlignment ……（输入 set 查看全部）
lab> call textView.becomeFirstResponder()
(Bool) $R0 = true
lab> type \n
Return
textView(_:shouldChangeTextIn:replacementText:) (12,0) "\n" true
text "Meet at nine\n"
textViewDidChangeSelection(_:)
textViewDidChange(_:)
UITextViewTextDidChangeNotification
lab> p recorder.log
([String]) 5 values {
  [0] = "textViewShouldBeginEditing → true"
  [1] = "textViewDidBeginEditing"
  [2] = "shouldChangeTextIn {12, 0} \"\\n\" → true"
  [3] = "textViewDidChangeSelection"
  [4] = "textViewDidChange"
}
```

```check
textView.isFirstResponder // 打开 UITextView，让它成为第一响应者
textView.text == "Meet at nine\n" // 在文本视图里按回车
lab.ran("p recorder.log") // 打印记录
```

### Hint
打开这个实验，再对 `textView` 做你对 `field` 做过的事。

### Hint
依次用 `use`、`call`、`type`、`p`。

### Hint
输入 `use UITextView`，再输入 `call textView.becomeFirstResponder()`，再输入 `type \n`，最后输入 `p recorder.log`。

### After
回车在这里只是一个字符：`shouldChangeTextIn` 被问到的是 "\n"，没有 `shouldReturn`。想让回车变成发送，就只对这一种改动回答 `false`，并在那里发送。
其余还是熟悉的那几对：询问、选区、已改变。

## question: order

在输入框里按一个键，把事件按先后排列。

1. `textField(_:shouldChangeCharactersIn:replacementString:)`
2. 文字改变
3. `textFieldDidChangeSelection(_:)`
4. `editingChanged`
5. “文字已改变”的通知

### After
先询问，再改变，然后才轮到想知道的各方：代理、target、观察者。

## question: order

正在编辑输入框 a 时，用户点了输入框 b。把代理调用按先后排列。

1. b 的 `textFieldShouldBeginEditing`
2. a 的 `textFieldShouldEndEditing`
3. a 的 `textFieldDidEndEditing`
4. b 的 `textFieldDidBeginEditing`

### After
两个询问都在两个通知之前。整个过程键盘一直在。

## question: single

输入框里是“ab”，按下“c”。在 `shouldChangeCharactersIn` 里，`textField.text` 是什么？

- [x] “ab”
  对：*should* 在任何改变之前询问。
- [ ] “abc”
  回答了 `true` 之后才会有新文字。
- [ ] “c”
  那是替换串，作为参数传进来。

### After
代理拿到旧文字、范围和替换串，由这三样可以算出新文字。

## question: multiple

下面哪些会让代理收到 `shouldChangeCharactersIn`？

- [x] 用户按了一个键
  人的每次按键都会询问。
- [x] 用户粘贴了一个词
  粘贴也是人的改动：整个词问一次。
- [ ] 应用执行 `field.text = ""`
  代码设的文字不声不响。
- [ ] 应用执行 `field.insertText("!")`
  事件会发，但不询问代码。

### After
询问是给人的；代码被认为知道自己在做什么。

## question: single

用户点了后面的列表，想让键盘收起。该调用什么？

- [ ] 键盘的某个方法
  键盘没有这种方法；它在，是因为有第一响应者。
- [x] 对包着输入框的视图调用 `endEditing(true)`
  对：它会找到里面的第一响应者，让它让位。
- [ ] `field.isEditing = false`
  你已经看到，这个属性只能读。

### After
没有第一响应者，就没有键盘。结束编辑就是收起键盘的办法。

## question: short

接收按键的那个对象叫什么？

```answer
第一响应者
first responder
firstResponder
```

### After
第一响应者（first responder）。一个窗口里最多有一个。

## question: short

文本视图用什么字符串告诉代理按下了回车？

```answer
\n
"\n"
```

### After
换行符 `"\n"`：对文本视图来说，回车只是普通字符。

## summary

要记住的词：**第一响应者**（接收按键的那一个对象）、**代理**（之前用 *should* 询问，之后用 *did* 通知）、**替换范围**
（按 UTF-16 计，针对旧文字）、**editingChanged**（人改了文字）、**endEditing**（收起键盘的办法）、**get-only**（只读）。
开始：询问能否开始，已开始。按键：询问能否改，文字，选区，已改变。结束：询问能否结束，已结束。下一课是第 18 课：一千条消息，
为什么几个视图就够用。

"""##)

  private static let lesson18 = LessonLibrary.Source(
    folder: "18-collection-reuse",
    english: ##"""
---
number: 18
slug: collection-reuse
title: Lists and reuse
needs: 11, 12
minutes: 40
ability: Tell the visible cell, the reused instance and the data apart.
types: UIScrollView, UICollectionView, UICollectionViewCell
concepts: reuse
introduces: use, predict, set, p, expr, flush, scroll, source, rerun
subject: type.UICollectionView
---

A conversation may hold ten thousand messages. The phone shows seven at a time, and scrolling has to stay smooth. And now
and then somebody reports the strange bug that a message carries the text or the picture of another one.

Both facts have the same cause. In this lesson you scroll a list of a hundred messages, count the objects that show them,
and follow a single one of these objects on its way through the list.

## observe: A hundred messages, how many views?

`source` holds the data, `list` shows them. Each cell that `source` hands out is counted in `cellsMade`. Print how many
messages there are, how many cells are visible, and how many were ever made.

```lab
lab> p source.messages.count
(Int) 100
lab> p list.visibleCells.count
(Int) 7
lab> p source.cellsMade
(Int) 7
```

```check
lab.printed("(Int) 100") // print how many messages there are
lab.ran("p list.visibleCells.count") // print how many cells are visible
lab.ran("p source.cellsMade") // print how many cells were made
```

### Hint
Three questions, two of them to `source`, one to `list`.

### Hint
Each line begins with `p`; the numbers are `messages.count`, `visibleCells.count` and `cellsMade`.

### Hint
Type `p source.messages.count`, then `p list.visibleCells.count`, then `p source.cellsMade`.

### After
A hundred messages, seven views. The list asked `source` for a cell only for what can be seen.

## predict: What moves when a list scrolls?

A collection view is a **scroll view**: a window onto something larger. `contentOffset` says which point of the content lies
at its top left corner. Scroll by 1200 points in code. Will `list.bounds.origin.y` change too?

```lab
lab> predict list.bounds.origin.y == 1200
Locked: list.bounds.origin.y == 1200  (evaluated after the next change)
lab> expr list.contentOffset.y = 1200
() $R0 = {}
✓ prediction met: list.bounds.origin.y == 1200
lab> p list.frame
(CGRect) {
  origin = (x = 0, y = 0)
  size = (width = 320, height = 240)
}
```

```check
lab.predicted // a prediction is still missing
list.contentOffset.y == 1200 // set list.contentOffset.y to 1200
lab.ran("p list.frame") // print the list's frame
```

### Hint
Remember lesson 11: `bounds` is the view seen from inside.

### Hint
A prediction about `list.bounds.origin.y`, an assignment to `list.contentOffset.y`, a look at `list.frame`.

### Hint
Type `predict list.bounds.origin.y == 1200`, then `expr list.contentOffset.y = 1200`, then `p list.frame`.

### After
`contentOffset` *is* the origin of the bounds. The list's own frame stayed, and so do the frames of the cells inside the
content: scrolling moves the window, not the poster behind it.

## debugger: Thirty rows further

Let the run loop turn with `flush`, so that the list lays itself out. Then print which items are visible and how many cells
have been made by now. You have jumped over 30 rows. What would you expect?

```lab
lab> flush
The run loop turned.
lab> p list.indexPathsForVisibleItems.map { $0.item }
([Int]) 8 values {
  [0] = 29
  [1] = 30
  [2] = 31
  [3] = 32
  [4] = 33
  [5] = 34
  [6] = 35
  [7] = 36
}
lab> p source.cellsMade
(Int) 8
```

```check
lab.ran("flush") // let the run loop turn
lab.ran("p list.indexPathsForVisibleItems") // print which items are visible
lab.printed("(Int) 8") // print source.cellsMade
```

### Hint
First a turn of the run loop, then two looks.

### Hint
An index path has an `item`; `map { $0.item }` takes it out of each.

### Hint
Type `flush`, then `p list.indexPathsForVisibleItems.map { $0.item }`, then `p source.cellsMade`.

### After
Other items, and just one more cell: the old cells went into a **reuse pool** and came out again for the new items. An
*index path* is the address of an item: section and item.

## control: With a finger

So far code scrolled. Now a finger: `scroll 120` drags the content up by 120 points, lets go, and waits until it comes to
rest. `recorder` is the list's delegate; print its log.

```lab
lab> scroll 120
contentOffset = (0, 1604.41)
lab> p recorder.log
([String]) 3 values {
  [0] = "scrollViewWillBeginDragging"
  [1] = "scrollViewDidEndDragging willDecelerate: true"
  [2] = "scrollViewDidEndDecelerating"
}
lab> p source.cellsMade
(Int) 8
```

```check
lab.ran("scroll") // drag the content with scroll
lab.printed("scrollViewWillBeginDragging") // print the delegate's log
lab.ran("p source.cellsMade") // print how many cells were made
```

### Hint
The command takes the points of the drag.

### Hint
`scroll`, then two lines with `p`.

### Hint
Type `scroll 120`, then `p recorder.log`, then `p source.cellsMade`.

### After
The content went on by itself after the finger was lifted: *willDecelerate: true*. A change in code has none of these
messages. And still no cell was made: the pool is enough for the whole way.

## predict: A cell for row 0

The list now stands far below row 0. Ask it for that row's cell with `cellForItem(at:)`. Predict: is there one?

```lab
lab> predict list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil
Locked: list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil  (evaluated after the next change)
lab> p list.cellForItem(at: IndexPath(item: 0, section: 0))
(UICollectionViewCell?) nil
✓ prediction met: list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil
```

```check
lab.predicted // a prediction is still missing
lab.ran("p list.cellForItem") // ask the list for the cell of row 0
lab.printed("nil") // the list should stand far below row 0
```

### Hint
Would a list keep a cell that nobody sees?

### Hint
The same expression twice: once behind `predict` and compared with `nil`, once behind `p`.

### Hint
Type `predict list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil` and then `p list.cellForItem(at: IndexPath(item: 0, section: 0))`.

### After
`nil`. A row out of sight has no cell at all, so there is nothing that could remember something for it. Whatever must last
belongs in the data.

## debugger: The life of one cell

Open `use UICollectionViewCell`. The constant `cell` is the object that shows row 0; its `serial` is 1, because it was the
first to be made. Scroll by ten rows and look at **the same object** again.

```lab
lab> use UICollectionViewCell
Current instance: cell  (UICollectionViewCell)
In this frame: cell, list, source
Controls: set serial | reuses | isSelected | isHighlighted … ('set' lists all)
lab> p cell.label.text
(String?) "Message 0"
lab> expr list.contentOffset.y = 400
() $R0 = {}
lab> flush
The run loop turned.
lab> p cell.label.text
(String?) "Message 15"
lab> p cell.serial
(Int) 1
```

```check
lab.printed("Message 0") // print what the cell shows at first
list.contentOffset.y == 400 // scroll to 400
cell.reuses == 1 // let the run loop turn, so that the cell is used again
lab.ran("p cell.label.text") // print what the cell shows
lab.ran("p cell.serial") // print the number of the object
```

### Hint
Look, scroll, let the run loop turn, look again.

### Hint
`p cell.label.text` before and after; in between an assignment to `list.contentOffset.y` and `flush`.

### Hint
Type `use UICollectionViewCell`, then `p cell.label.text`, then `expr list.contentOffset.y = 400`, then `flush`, then `p cell.label.text`, then `p cell.serial`.

### After
The same object, number 1, shows another message. That is **reuse**: the cell left the screen, waited in the pool, was
cleaned by `prepareForReuse()` and filled again by `cellForItemAt`.

## predict: Who is selected?

Select row 10, which is visible now, and scroll back to the top. Is the selection kept by the cell or by the list? Predict
how many items the list will call selected after the scroll.

```lab
lab> expr list.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: [])
() $R1 = {}
lab> predict list.indexPathsForSelectedItems?.count == 1
Locked: list.indexPathsForSelectedItems?.count == 1  (evaluated after the next change)
lab> expr list.contentOffset.y = 0
() $R2 = {}
✓ prediction met: list.indexPathsForSelectedItems?.count == 1
lab> flush
The run loop turned.
lab> p list.visibleCells.filter { $0.isSelected }.count
(Int) 0
```

```check
lab.predicted // a prediction is still missing
list.indexPathsForSelectedItems?.count == 1 // select row 10
list.contentOffset.y == 0 // scroll back to the top
lab.ran("flush") // let the run loop turn
lab.ran("p list.visibleCells") // count the selected cells on the screen
```

### Hint
Where would the list have to remember it, if cells move on?

### Hint
`selectItem`, `predict`, an assignment to `contentOffset.y`, `flush`, and a count.

### Hint
Type `expr list.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: [])`, then `predict list.indexPathsForSelectedItems?.count == 1`, then `expr list.contentOffset.y = 0`, then `flush`, then `p list.visibleCells.filter { $0.isSelected }.count`.

### After
One item is selected, no visible cell is. The list keeps the selection **by item**. When row 10 comes back, whichever cell
shows it will be told.

## mistake: A cell by hand

Somebody wants one more row and puts a cell into `visibleCells`. Try it, and read the answer.

```lab
lab! expr list.visibleCells.append(cell)
                            ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                            ╰─ error: cannot use mutating member on immutable value: 'visibleCells' is a get-only property
lab> p list.visibleCells.count
(Int) 7
```

```check
lab.printed("'visibleCells' is a get-only property") // try to append to list.visibleCells
lab.ran("p list.visibleCells.count") // count the visible cells afterwards
```

### Hint
`append` changes an array.

### Hint
`expr` with `append(cell)`, then the count with `p`.

### Hint
Type `expr list.visibleCells.append(cell)` and then `p list.visibleCells.count`.

### After
`visibleCells` is an answer, not a list that you own: each time it is read, it is put together anew. Rows come from the data
source and from nowhere else.

## control: The forgotten line

Now the strange bug. `forgetsText` makes `source` leave out the line that fills the cell. Switch it on and scroll by twenty
rows. What does our cell show?

```lab
lab> set source.forgetsText true
source.forgetsText: false → true
lab> expr list.contentOffset.y = 800
() $R3 = {}
lab> flush
The run loop turned.
lab> p cell.label.text
(String?) nil
```

```check
source.forgetsText // switch source.forgetsText on
list.contentOffset.y == 800 // scroll to 800
lab.ran("flush") // let the run loop turn
lab.ran("p cell.label.text") // print what the cell shows
```

### Hint
`set` reaches the property of a local with a dot.

### Hint
`set`, an assignment with `expr`, `flush`, `p`.

### Hint
Type `set source.forgetsText true`, then `expr list.contentOffset.y = 800`, then `flush`, then `p cell.label.text`.

### After
`nil`: `prepareForReuse()` had cleared the label, so the cell is merely empty. Without that line it would show the message of
its former row, and that is the bug of the picture that belongs to somebody else. Clear in `prepareForReuse()`, and set
**every** part in `cellForItemAt`.

## debugger: The array is not the list

Go back to `use UICollectionView`. Append a message to the array and ask the list how many items it has. Then tell it, with
`insertItems(at:)`.

```lab
lab> use UICollectionView
Current instance: list  (UICollectionView)
In this frame: list, source, recorder
Controls: set dataSource | prefetchDataSource | isPrefetchingEnabled |
  collectionViewLayout … ('set' lists all)
lab> expr source.messages.append("new")
() $R0 = {}
lab> p list.numberOfItems(inSection: 0)
(Int) 100
lab> expr list.insertItems(at: [IndexPath(item: 100, section: 0)])
() $R1 = {}
lab> p list.numberOfItems(inSection: 0)
(Int) 101
```

```check
lab.printed("(Int) 100") // ask the list for its count before you tell it
source.messages.count == 101 // append one message to source.messages
list.numberOfItems(inSection: 0) == 101 // tell the list with insertItems
lab.printed("(Int) 101") // ask the list again
```

### Hint
Change the data, ask, tell, ask again.

### Hint
The new item's address is item 100 in section 0.

### Hint
Type `use UICollectionView`, then `expr source.messages.append("new")`, then `p list.numberOfItems(inSection: 0)`, then `expr list.insertItems(at: [IndexPath(item: 100, section: 0)])`, then `p list.numberOfItems(inSection: 0)`.

### After
The list had asked once and remembered 100. Now there are three things that you can tell apart: the **data** (an array in
`source`), the **item** (an address in the list), the **cell** (an object that shows an item for a while).

## source: More than one at a time

`allowsMultipleSelection` decides whether a second tap adds to the selection. Change its default in the source, compile, and
compare the new list with the old one.

```lab
lab> source set allowsMultipleSelection true
workbench/UICollectionView.swift:7  allowsMultipleSelection: false → true
'rerun' compiles it and makes a new instance.
lab> rerun
property                 old instance  new instance
───────────────────────  ────────────  ────────────
allowsMultipleSelection  false         true
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p list.allowsMultipleSelection
(Bool) true
lab> p old.allowsMultipleSelection
(Bool) false
```

```check
lab.rerun // compile the source with rerun
list.allowsMultipleSelection // the new list should allow it: change the default in the source
lab.ran("p list.allowsMultipleSelection") // print the new list's value
lab.ran("p old.allowsMultipleSelection") // print the old list's value
```

### Hint
`source set` takes a property and its new default.

### Hint
`source set …`, `rerun`, then `p` for both lists.

### Hint
Type `source set allowsMultipleSelection true`, then `rerun`, then `p list.allowsMultipleSelection`, then `p old.allowsMultipleSelection`.

### After
The old list keeps what it was made with. A default speaks only to instances that are yet to come.

## question: single

A list shows 7 of 10,000 rows. About how many cells exist?

- [ ] 10,000, one for each row
  Rows out of sight have no cell; you saw `nil`.
- [x] A few more than 7
  Right: one screenful and the one that is just coming in.
- [ ] Always exactly one, which is drawn again and again
  Each visible row needs a view of its own at the same time.

### After
The number depends on the screen, not on the data.

## question: order

Row 0 scrolls out and row 9 comes in with its cell. Put the events in order.

1. The cell of row 0 leaves the screen
2. It waits in the reuse pool
3. `cellForItemAt` asks for a cell for row 9
4. `prepareForReuse()` cleans the cell
5. Your code fills it with the message of row 9

### After
Steps 3 to 5 happen inside one call: the dequeue in your `cellForItemAt` cleans before it returns.

## question: single

Where do you store that a message was read?

- [ ] In a property of its cell
  The cell shows another message a moment later.
- [x] In the message, that is in the data
  Right: the cell only shows what is stored there.
- [ ] In the index path
  It is an address and changes whenever a row above it is inserted.

### After
Data lasts, cells come and go.

## question: multiple

What belongs in `prepareForReuse()`?

- [x] Cancelling a download that is still running
  Its result belongs to the former row.
- [x] Clearing the old picture
  The next row may have none, and nobody would overwrite it.
- [ ] Filling the cell with the next message
  It has no idea which one that is; `cellForItemAt` does it.
- [ ] Releasing the cell
  It stays alive in the pool; that is the purpose of the pool.

### After
It cleans what is left of the past. The future comes from `cellForItemAt`.

## question: single

You removed a message from the array and called nothing else. What does the list show?

- [ ] One row less
  It has not heard of the change.
- [x] As many rows as before, until it is told
  Right: the count was asked once and remembered.
- [ ] Nothing
  It goes on with what it knows.

### After
Change the data and tell the list, in the same step: `deleteItems(at:)`, or a snapshot, which is the next lesson.

## question: short

Which property of a scroll view says which point of the content lies at its top left corner?

```answer
contentOffset
bounds.origin
```

### After
`contentOffset`, and it is the same as `bounds.origin`.

## summary

Words to remember: **scroll view** (a window onto something larger), **contentOffset** (equal to `bounds.origin`), **data
source** (counts and cells), **index path** (the address of an item), **cell** (shows an item for a while), **reuse pool**,
**prepareForReuse** (cleans), **cellForItemAt** (fills). The data lasts, the item has an address, the cell is borrowed. Next
comes lesson 19: telling the list of every single change is tedious and easy to get wrong, so let a snapshot work it out.

"""##,
    chinese: ##"""
---
number: 18
slug: collection-reuse
title: 列表与复用
needs: 11, 12
minutes: 40
ability: 分清可见的单元格、被复用的实例和数据。
types: UIScrollView, UICollectionView, UICollectionViewCell
concepts: reuse
introduces: use, predict, set, p, expr, flush, scroll, source, rerun
subject: type.UICollectionView
---

一段对话可能有一万条消息。手机一次只显示七条，滚动起来还得顺滑。偶尔有人报一个怪问题：某条消息带着别人的文字，或者别人的头像。

这两件事出自同一个原因。这一课里，你会滚动一个有一百条消息的列表，数一数有多少对象在显示它们，再盯住其中一个，看它在列表里怎么走。

## observe: 一百条消息，几个视图？

`source` 装着数据，`list` 负责显示。`source` 每造一个单元格，就记进 `cellsMade`。打印消息有多少条、可见的单元格有几个、一共造过几个。

```lab
lab> p source.messages.count
(Int) 100
lab> p list.visibleCells.count
(Int) 7
lab> p source.cellsMade
(Int) 7
```

```check
lab.printed("(Int) 100") // 打印消息有多少条
lab.ran("p list.visibleCells.count") // 打印可见的单元格有几个
lab.ran("p source.cellsMade") // 打印一共造过几个单元格
```

### Hint
三个问题，两个问 `source`，一个问 `list`。

### Hint
每行以 `p` 开头，要看的是 `messages.count`、`visibleCells.count` 和 `cellsMade`。

### Hint
输入 `p source.messages.count`，再输入 `p list.visibleCells.count`，最后输入 `p source.cellsMade`。

### After
一百条消息，七个视图。列表只为看得见的内容向 `source` 要单元格。

## predict: 列表滚动时，动的是什么？

集合视图就是**滚动视图**：一扇对着更大内容的窗。`contentOffset` 说的是内容的哪个点在它的左上角。用代码滚动 1200。`list.bounds.origin.y` 会跟着变吗？

```lab
lab> predict list.bounds.origin.y == 1200
已锁定：list.bounds.origin.y == 1200  （下一次修改之后求值）
lab> expr list.contentOffset.y = 1200
() $R0 = {}
✓ 预测成立：list.bounds.origin.y == 1200
lab> p list.frame
(CGRect) {
  origin = (x = 0, y = 0)
  size = (width = 320, height = 240)
}
```

```check
lab.predicted // 还没有作出预测
list.contentOffset.y == 1200 // 把 list.contentOffset.y 设为 1200
lab.ran("p list.frame") // 打印列表的 frame
```

### Hint
回想第 11 课：`bounds` 是从内部看到的自己。

### Hint
预测 `list.bounds.origin.y`，给 `list.contentOffset.y` 赋值，再看 `list.frame`。

### Hint
输入 `predict list.bounds.origin.y == 1200`，再输入 `expr list.contentOffset.y = 1200`，最后输入 `p list.frame`。

### After
`contentOffset` **就是** bounds 的原点。列表自己的 frame 没动，内容里各单元格的 frame 也没动：滚动挪的是窗，不是窗后面的海报。

## debugger: 往下三十行

用 `flush` 让运行循环转一圈，列表就会重新布局。再打印哪些条目可见、至今造了多少单元格。你一下跳过了 30 行，猜猜会是多少？

```lab
lab> flush
运行循环转了一圈。
lab> p list.indexPathsForVisibleItems.map { $0.item }
([Int]) 8 values {
  [0] = 29
  [1] = 30
  [2] = 31
  [3] = 32
  [4] = 33
  [5] = 34
  [6] = 35
  [7] = 36
}
lab> p source.cellsMade
(Int) 8
```

```check
lab.ran("flush") // 让运行循环转一圈
lab.ran("p list.indexPathsForVisibleItems") // 打印哪些条目可见
lab.printed("(Int) 8") // 打印 source.cellsMade
```

### Hint
先让运行循环转一圈，再看两样东西。

### Hint
索引路径里有 `item`，用 `map { $0.item }` 把它逐个取出来。

### Hint
输入 `flush`，再输入 `p list.indexPathsForVisibleItems.map { $0.item }`，最后输入 `p source.cellsMade`。

### After
条目全换了，单元格只多了一个：旧的进了**复用池**，又被取出来给新条目用。*索引路径*是条目的地址：第几组、第几条。

## control: 用手指来滚

刚才是代码在滚，现在换手指：`scroll 120` 把内容往上拖 120 点，松手，等它停下。`recorder` 是列表的代理，打印它的记录。

```lab
lab> scroll 120
contentOffset = (0, 1604.41)
lab> p recorder.log
([String]) 3 values {
  [0] = "scrollViewWillBeginDragging"
  [1] = "scrollViewDidEndDragging willDecelerate: true"
  [2] = "scrollViewDidEndDecelerating"
}
lab> p source.cellsMade
(Int) 8
```

```check
lab.ran("scroll") // 用 scroll 拖动内容
lab.printed("scrollViewWillBeginDragging") // 打印代理的记录
lab.ran("p source.cellsMade") // 打印一共造过几个单元格
```

### Hint
这个命令后面写拖动的点数。

### Hint
先 `scroll`，再两行 `p`。

### Hint
输入 `scroll 120`，再输入 `p recorder.log`，最后输入 `p source.cellsMade`。

### After
手指抬起之后内容还在走：*willDecelerate: true*。用代码改偏移量，就没有这些消息。而且一个新单元格也没造：一路上池子里的都够用。

## predict: 第 0 行的单元格

列表现在停在离第 0 行很远的地方。用 `cellForItem(at:)` 向它要那一行的单元格。先预测：有没有？

```lab
lab> predict list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil
已锁定：list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil  （下一次修改之后求值）
lab> p list.cellForItem(at: IndexPath(item: 0, section: 0))
(UICollectionViewCell?) nil
✓ 预测成立：list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil
```

```check
lab.predicted // 还没有作出预测
lab.ran("p list.cellForItem") // 向列表要第 0 行的单元格
lab.printed("nil") // 列表应该停在离第 0 行很远的地方
```

### Hint
没人看得见的单元格，列表会留着吗？

### Hint
同一个表达式用两次：一次跟在 `predict` 后面与 `nil` 比较，一次跟在 `p` 后面。

### Hint
输入 `predict list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil`，再输入 `p list.cellForItem(at: IndexPath(item: 0, section: 0))`。

### After
是 `nil`。看不见的行根本没有单元格，自然也没有谁能替它记住什么。要留下来的东西，必须放在数据里。

## debugger: 一个单元格的一生

用 `use UICollectionViewCell` 打开实验。常量 `cell` 是显示第 0 行的对象，`serial` 是 1，因为它是第一个造出来的。滚过十行，再看**同一个对象**。

```lab
lab> use UICollectionViewCell
当前实例：cell  (UICollectionViewCell)
现场里的变量：cell, list, source
可调属性：set serial | reuses | isSelected | isHighlighted ……（输入 set 查看全
  部）
lab> p cell.label.text
(String?) "Message 0"
lab> expr list.contentOffset.y = 400
() $R0 = {}
lab> flush
运行循环转了一圈。
lab> p cell.label.text
(String?) "Message 15"
lab> p cell.serial
(Int) 1
```

```check
lab.printed("Message 0") // 打印单元格一开始显示什么
list.contentOffset.y == 400 // 滚到 400
cell.reuses == 1 // 让运行循环转一圈，单元格才会被再次使用
lab.ran("p cell.label.text") // 打印单元格显示什么
lab.ran("p cell.serial") // 打印这个对象的编号
```

### Hint
看一眼，滚动，让运行循环转一圈，再看一眼。

### Hint
前后各一次 `p cell.label.text`，中间给 `list.contentOffset.y` 赋值，再 `flush`。

### Hint
输入 `use UICollectionViewCell`，再输入 `p cell.label.text`，再输入 `expr list.contentOffset.y = 400`，再输入 `flush`，再输入 `p cell.label.text`，最后输入 `p cell.serial`。

### After
还是 1 号对象，显示的却是另一条消息。这就是**复用**：单元格离开屏幕，在池子里等着，经 `prepareForReuse()` 清理，再由 `cellForItemAt` 填上新内容。

## predict: 选中的是谁？

选中此刻可见的第 10 行，再滚回顶部。选中状态是单元格记着，还是列表记着？先预测：滚动之后，列表说选中了几条？

```lab
lab> expr list.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: [])
() $R1 = {}
lab> predict list.indexPathsForSelectedItems?.count == 1
已锁定：list.indexPathsForSelectedItems?.count == 1  （下一次修改之后求值）
lab> expr list.contentOffset.y = 0
() $R2 = {}
✓ 预测成立：list.indexPathsForSelectedItems?.count == 1
lab> flush
运行循环转了一圈。
lab> p list.visibleCells.filter { $0.isSelected }.count
(Int) 0
```

```check
lab.predicted // 还没有作出预测
list.indexPathsForSelectedItems?.count == 1 // 选中第 10 行
list.contentOffset.y == 0 // 滚回顶部
lab.ran("flush") // 让运行循环转一圈
lab.ran("p list.visibleCells") // 数一数屏幕上被选中的单元格
```

### Hint
单元格总在换内容，列表该把它记在哪里？

### Hint
依次是 `selectItem`、`predict`、给 `contentOffset.y` 赋值、`flush`、计数。

### Hint
输入 `expr list.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: [])`，再输入 `predict list.indexPathsForSelectedItems?.count == 1`，再输入 `expr list.contentOffset.y = 0`，再输入 `flush`，最后输入 `p list.visibleCells.filter { $0.isSelected }.count`。

### After
选中了一条，可见的单元格却没有一个是选中的。列表**按条目**记住选中状态。等第 10 行再露出来，不管由哪个单元格显示，都会被告知。

## mistake: 手工加单元格

有人想多一行，就往 `visibleCells` 里塞一个单元格。试试看，读读回答。

```lab
lab! expr list.visibleCells.append(cell)
                            ˄˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜˜
                            ╰─ error: cannot use mutating member on immutable value: 'visibleCells' is a get-only property
lab> p list.visibleCells.count
(Int) 7
```

```check
lab.printed("'visibleCells' is a get-only property") // 试着往 list.visibleCells 里追加
lab.ran("p list.visibleCells.count") // 之后数一数可见的单元格
```

### Hint
`append` 会改变数组。

### Hint
用 `expr` 调用 `append(cell)`，再用 `p` 看数量。

### Hint
输入 `expr list.visibleCells.append(cell)`，再输入 `p list.visibleCells.count`。

### After
`visibleCells` 是一个回答，不是归你所有的列表：每次读它，都是现拼出来的。行只从数据源来，别无他处。

## control: 忘掉的那一行

现在来看那个怪问题。打开 `forgetsText`，`source` 就会漏掉填单元格的那行代码。打开它，滚到 800。我们的单元格显示什么？

```lab
lab> set source.forgetsText true
source.forgetsText: false → true
lab> expr list.contentOffset.y = 800
() $R3 = {}
lab> flush
运行循环转了一圈。
lab> p cell.label.text
(String?) nil
```

```check
source.forgetsText // 打开 source.forgetsText
list.contentOffset.y == 800 // 滚到 800
lab.ran("flush") // 让运行循环转一圈
lab.ran("p cell.label.text") // 打印单元格显示什么
```

### Hint
`set` 可以用点号写到某个局部变量的属性。

### Hint
`set`、用 `expr` 赋值、`flush`、`p`。

### Hint
输入 `set source.forgetsText true`，再输入 `expr list.contentOffset.y = 800`，再输入 `flush`，最后输入 `p cell.label.text`。

### After
是 `nil`：`prepareForReuse()` 已经清掉标签，所以只是空着。要是没有清理，它会显示上一行的消息——“头像串了”就是这么来的。在
`prepareForReuse()` 里清理，在 `cellForItemAt` 里把**每一部分**都设上。

## debugger: 数组不是列表

回到 `use UICollectionView`。往数组里追加一条消息，问列表有多少条。再用 `insertItems(at:)` 告诉它。

```lab
lab> use UICollectionView
当前实例：list  (UICollectionView)
现场里的变量：list, source, recorder
可调属性：set dataSource | prefetchDataSource | isPrefetchingEnabled |
  collectionViewLayout ……（输入 set 查看全部）
lab> expr source.messages.append("new")
() $R0 = {}
lab> p list.numberOfItems(inSection: 0)
(Int) 100
lab> expr list.insertItems(at: [IndexPath(item: 100, section: 0)])
() $R1 = {}
lab> p list.numberOfItems(inSection: 0)
(Int) 101
```

```check
lab.printed("(Int) 100") // 告诉列表之前，先问它有多少条
source.messages.count == 101 // 往 source.messages 里追加一条
list.numberOfItems(inSection: 0) == 101 // 用 insertItems 告诉列表
lab.printed("(Int) 101") // 再问列表一次
```

### Hint
改数据，问，告诉，再问。

### Hint
新条目的地址是第 0 组第 100 条。

### Hint
输入 `use UICollectionView`，再输入 `expr source.messages.append("new")`，再输入 `p list.numberOfItems(inSection: 0)`，再输入 `expr list.insertItems(at: [IndexPath(item: 100, section: 0)])`，最后输入 `p list.numberOfItems(inSection: 0)`。

### After
列表问过一次，记住了 100。现在你能分清三样东西了：**数据**（`source` 里的数组）、**条目**（列表里的一个地址）、**单元格**（暂时显示某一条的对象）。

## source: 不止选一个

`allowsMultipleSelection` 决定再点一条时，是换一条还是多选一条。在源码里改它的默认值并编译，比较新旧两个列表。

```lab
lab> source set allowsMultipleSelection true
workbench/UICollectionView.swift:7  allowsMultipleSelection: false → true
输入 rerun 编译并创建新实例。
lab> rerun
属性                     旧实例  新实例
───────────────────────  ──────  ──────
allowsMultipleSelection  false   true
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p list.allowsMultipleSelection
(Bool) true
lab> p old.allowsMultipleSelection
(Bool) false
```

```check
lab.rerun // 用 rerun 编译源码
list.allowsMultipleSelection // 新列表应该允许多选：改源码里的默认值
lab.ran("p list.allowsMultipleSelection") // 打印新列表的值
lab.ran("p old.allowsMultipleSelection") // 打印旧列表的值
```

### Hint
`source set` 后面是属性和新的默认值。

### Hint
先 `source set …`，再 `rerun`，然后两个列表各 `p` 一次。

### Hint
输入 `source set allowsMultipleSelection true`，再输入 `rerun`，再输入 `p list.allowsMultipleSelection`，最后输入 `p old.allowsMultipleSelection`。

### After
旧列表保持造它时的样子。默认值只管以后才造的实例。

## question: single

列表有 10,000 行，屏幕上显示 7 行。大约存在多少个单元格？

- [ ] 10,000 个，每行一个
  看不见的行没有单元格，你看到了 `nil`。
- [x] 比 7 个多一点
  对：够铺满一屏，再加正要露出来的那个。
- [ ] 永远只有一个，反复重画
  同时可见的每一行都要有自己的视图。

### After
数量取决于屏幕，与数据多少无关。

## question: order

第 0 行滚出去，第 9 行用它的单元格滚进来。把事件按先后排列。

1. 第 0 行的单元格离开屏幕
2. 它在复用池里等着
3. `cellForItemAt` 为第 9 行要一个单元格
4. `prepareForReuse()` 清理单元格
5. 你的代码填上第 9 行的消息

### After
第 3 到第 5 步发生在同一次调用里：`cellForItemAt` 里的取出动作，返回之前就已清理好。

## question: single

“这条消息已读”该存在哪里？

- [ ] 存在单元格的属性里
  过一会儿单元格就在显示别的消息了。
- [x] 存在消息里，也就是数据里
  对：单元格只是把存好的东西显示出来。
- [ ] 存在索引路径里
  那是地址，上面插一行它就变了。

### After
数据长存，单元格来来去去。

## question: multiple

哪些事该放在 `prepareForReuse()` 里？

- [x] 取消还没完成的下载
  它的结果属于上一行。
- [x] 清掉旧图片
  下一行可能没有图片，那就没人来覆盖。
- [ ] 填上下一条消息
  它不知道下一条是谁，那是 `cellForItemAt` 的事。
- [ ] 释放单元格
  它要活在池子里，池子就是干这个的。

### After
它负责清掉过去留下的东西；将来的内容由 `cellForItemAt` 给。

## question: single

你从数组里删了一条消息，别的什么都没调用。列表显示什么？

- [ ] 少一行
  它还没听说这件事。
- [x] 行数照旧，直到有人告诉它
  对：数量只问过一次，记住了。
- [ ] 什么都不显示
  它会照着自己知道的继续显示。

### After
改数据和通知列表要放在同一步：用 `deleteItems(at:)`，或者用快照——那是下一课。

## question: short

滚动视图的哪个属性说明内容的哪个点在左上角？

```answer
contentOffset
bounds.origin
```

### After
`contentOffset`，它与 `bounds.origin` 相同。

## summary

要记住的词：**滚动视图**（对着更大内容的一扇窗）、**contentOffset**（等于 `bounds.origin`）、**数据源**（给出数量和单元格）、
**索引路径**（条目的地址）、**单元格**（暂时显示某一条）、**复用池**、**prepareForReuse**（清理）、**cellForItemAt**（填写）。
数据长存，条目有地址，单元格是借来的。下一课是第 19 课：每次变化都要逐一告诉列表，又烦又容易错，不如让快照去算。

"""##)

  private static let lesson19 = LessonLibrary.Source(
    folder: "19-diffable",
    english: ##"""
---
number: 19
slug: diffable
title: Snapshots and identity
needs: 7, 18
minutes: 40
ability: Refresh a list with stable ids and no duplicates.
types: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDiffableDataSource, NSDiffableDataSourceSnapshot
concepts: stable-identity
introduces: use, predict, set, p, expr, run, source, rerun
subject: type.UICollectionViewDiffableDataSource
---

The phone wakes up and loads the conversation again. Two messages are new, one was edited, one was taken back, the others
are the same. The list should change exactly there, without a flash, and no message may stand in it twice.

Telling a list each change by hand is easy to get wrong, and a wrong number ends the app. Here you describe the list as it
should be, and let the data source work out the rest. It can do so under one condition: each message keeps its id.

## observe: The list as it is

`source` is a diffable data source. It shows three messages with the ids m1, m2 and m3; `feed` holds their texts and makes
the cells. Ask `source` for a **snapshot** of what is shown, and `feed` for which ids it had to make cells.

```lab
lab> p source.snapshot().itemIdentifiers
([String]) 3 values {
  [0] = "m1"
  [1] = "m2"
  [2] = "m3"
}
lab> p feed.asked
([String]) 3 values {
  [0] = "m1"
  [1] = "m2"
  [2] = "m3"
}
```

```check
lab.ran("p source.snapshot().itemIdentifiers") // print the ids that are shown
lab.ran("p feed.asked") // print for which ids cells were asked
```

### Hint
A method of `source`, and a property of `feed`.

### Hint
Two lines with `p`; the method is `snapshot()`, and its result has `itemIdentifiers`.

### Hint
Type `p source.snapshot().itemIdentifiers` and then `p feed.asked`.

### After
A snapshot holds ids in their order, and nothing else: no texts, no cells. The cells were asked from `feed`, one for each id
in view.

## predict: A plan is not the list

The variable `snapshot` holds such a snapshot as well. Insert m4 before m1 in it. How many items will the list have
afterwards?

```lab
lab> predict list.numberOfItems(inSection: 0) == 3
Locked: list.numberOfItems(inSection: 0) == 3  (evaluated after the next change)
lab> expr snapshot.insertItems(["m4"], beforeItem: "m1")
() $R0 = {}
✓ prediction met: list.numberOfItems(inSection: 0) == 3
lab> p snapshot.numberOfItems
(Int) 4
```

```check
lab.predicted // a prediction is still missing
snapshot.itemIdentifiers.first == "m4" // insert m4 before m1 in the snapshot
lab.ran("p snapshot.numberOfItems") // print how many items the snapshot has
```

### Hint
Is a snapshot a value or a reference?

### Hint
A prediction about the list, `insertItems(_:beforeItem:)` on the snapshot, a count.

### Hint
Type `predict list.numberOfItems(inSection: 0) == 3`, then `expr snapshot.insertItems(["m4"], beforeItem: "m1")`, then `p snapshot.numberOfItems`.

### After
The snapshot has four, the list still three. A snapshot is a struct: you changed a plan in your own hands. You can take as
many steps as you like before anybody sees them.

## debugger: Apply

`apply` shows the plan. Empty the record of `feed` first, so that you see what the data source asks for, then apply without
animation and print the record.

```lab
lab> expr feed.forget()
() $R1 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R2 = {}
lab> p feed.asked
([String]) 1 value {
  [0] = "m4"
}
```

```check
list.numberOfItems(inSection: 0) == 4 // apply the snapshot
feed.asked == ["m4"] // empty the record with feed.forget() before you apply
lab.ran("p feed.asked") // print for which ids cells were asked
```

### Hint
Three lines: forget, apply, look.

### Hint
`apply` takes the snapshot and `animatingDifferences: false`.

### Hint
Type `expr feed.forget()`, then `expr source.apply(snapshot, animatingDifferences: false)`, then `p feed.asked`.

### After
Only m4 needed a cell. The data source compared the old ids with the new ones, found one insertion, and left the other
cells alone. With `reloadData()` all of them would have been asked again.

## predict: Where is m1 now?

m1 was in row 0. A message stands above it now. Ask the data source with `indexPath(for:)`, and the other way round with
`itemIdentifier(for:)`.

```lab
lab> predict source.indexPath(for: "m1")?.item == 1
Locked: source.indexPath(for: "m1")?.item == 1  (evaluated after the next change)
lab> p source.indexPath(for: "m1")?.item
(Int?) 1
✓ prediction met: source.indexPath(for: "m1")?.item == 1
lab> p source.itemIdentifier(for: IndexPath(item: 0, section: 0))
(String?) "m4"
```

```check
lab.predicted // a prediction is still missing
lab.ran("p source.indexPath") // ask where m1 is
lab.ran("p source.itemIdentifier") // ask who is in row 0
```

### Hint
Two questions that are each other's inverse.

### Hint
From an id to a place, and from a place to an id.

### Hint
Type `predict source.indexPath(for: "m1")?.item == 1`, then `p source.indexPath(for: "m1")?.item`, then `p source.itemIdentifier(for: IndexPath(item: 0, section: 0))`.

### After
The place changed, the id did not. So an index path is good for the moment of a tap, and bad for remembering a message. Keep
the id, and ask for the place when you need it.

## predict: The same message twice

The network delivers m1 a second time. Append it to the snapshot, although it is there already. How many items will the
snapshot have?

```lab
lab> predict snapshot.numberOfItems == 4
Locked: snapshot.numberOfItems == 4  (evaluated after the next change)
lab> expr snapshot.appendItems(["m1"])
() $R3 = {}
✓ prediction met: snapshot.numberOfItems == 4
Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The existing item identifier will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifier that already exists: m1
lab> p snapshot.itemIdentifiers
([String]) 4 values {
  [0] = "m4"
  [1] = "m2"
  [2] = "m3"
  [3] = "m1"
}
```

```check
lab.predicted // a prediction is still missing
snapshot.itemIdentifiers.last == "m1" // append m1 once more
lab.ran("p snapshot.itemIdentifiers") // print the ids in the snapshot
```

### Hint
Think of the Set of lesson 7.

### Hint
`predict` with a count, `appendItems` with an array of one id, `p` with the ids.

### Hint
Type `predict snapshot.numberOfItems == 4`, then `expr snapshot.appendItems(["m1"])`, then `p snapshot.itemIdentifiers`.

### After
Four, as before: an id occurs once, so the present m1 was moved to the end. UIKit wrote a warning to the console, because you
probably did not mean that. The list is safe from duplicates as long as the second delivery has the **same id**.

## mistake: Twins in one call

Moving is possible when the id is already there. But two equal ids in one and the same call cannot both have a place. Try
it, and read the reason that UIKit gives.

```lab
lab! expr snapshot.appendItems(["m8", "m8"])
*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
    m8
)}'
lab> p snapshot.numberOfItems
(Int) 4
```

```check
lab.printed("supplied item identifiers are not unique") // try to append the id m8 twice in one call
lab.ran("p snapshot.numberOfItems") // print the count afterwards
```

### Hint
An array with the same id twice.

### Hint
`expr snapshot.appendItems( )` with two equal texts, then the count.

### Hint
Type `expr snapshot.appendItems(["m8", "m8"])` and then `p snapshot.numberOfItems`.

### After
This ends a real app with an *uncaught exception*; the lab only shows it and leaves the snapshot as it was. Messages that
come from outside go through a dictionary or set by id first, then into a snapshot.

## debugger: Edited, and nobody noticed

Somebody edits m2. The text changes in `feed`, the id does not. Apply the snapshot again and see for which ids a cell is
asked.

```lab
lab> expr feed.texts["m2"] = "Almost there"
() $R4 = {}
lab> expr feed.forget()
() $R5 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R6 = {}
lab> p feed.asked
([String]) 0 values {}
```

```check
feed.texts["m2"] == "Almost there" // change the text of m2 in the feed
source.snapshot().itemIdentifiers.last == "m1" // apply the snapshot
lab.printed("0 values") // empty the record before you apply, then print it
```

### Hint
Change the data, forget, apply, look.

### Hint
`feed.texts` is a dictionary; after that the three lines of the earlier step.

### Hint
Type `expr feed.texts["m2"] = "Almost there"`, then `expr feed.forget()`, then `expr source.apply(snapshot, animatingDifferences: false)`, then `p feed.asked`.

### After
Nobody was asked, so the screen still shows the old text. Equal ids mean “the same message” and nothing more; whether its
content changed the data source cannot see. (m1 moved to the end, and even that needed no new cell.)

## control: Say what changed

`reconfigureItems` marks ids whose content changed. Mark m2 and apply.

```lab
lab> expr snapshot.reconfigureItems(["m2"])
() $R7 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R8 = {}
lab> p feed.asked
([String]) 1 value {
  [0] = "m2"
}
```

```check
feed.asked == ["m2"] // mark m2 with reconfigureItems and apply
lab.ran("p feed.asked") // print for which ids cells were asked
```

### Hint
A mark in the snapshot, then the same apply.

### Hint
`snapshot.reconfigureItems` takes an array of ids.

### Hint
Type `expr snapshot.reconfigureItems(["m2"])`, then `expr source.apply(snapshot, animatingDifferences: false)`, then `p feed.asked`.

### After
m2 was filled again, and it kept its cell: *reconfigure* uses the cell that is there. `reloadItems` would have taken another
one from the pool. So a refresh has two parts: which ids in which order, and which of them have new content.

## debugger: A tap on an item

What happens at a tap is another protocol's business. Open `use UICollectionViewDelegate`, let a finger tap item 1, and read
the log of the delegate.

```lab
lab> use UICollectionViewDelegate
Current instance: recorder  (UICollectionViewDelegate)
In this frame: recorder, list, source
Controls: set allowsSelection | allowsHighlight | log | offsetChanges … ('set'
  lists all)
lab> expr list.tapItem(at: IndexPath(item: 1, section: 0))
() $R0 = {}
lab> p recorder.log
([String]) 3 values {
  [0] = "shouldHighlightItemAt [0, 1] → true"
  [1] = "shouldSelectItemAt [0, 1] → true"
  [2] = "didSelectItemAt [0, 1]"
}
```

```check
list.indexPathsForSelectedItems?.first?.item == 1 // open UICollectionViewDelegate and tap item 1
lab.ran("p recorder.log") // print the delegate's log
```

### Hint
`tapItem(at:)` is the finger on a row.

### Hint
`use`, then `expr` with `list.tapItem`, then the log with `p`.

### Hint
Type `use UICollectionViewDelegate`, then `expr list.tapItem(at: IndexPath(item: 1, section: 0))`, then `p recorder.log`.

### After
*should* twice, then *did*: the pattern you know from text input. The **data source** says what is shown, the **delegate**
what a tap means. In an app with snapshots `didSelectItemAt` first turns the path into an id.

## source: A list that takes no taps

`recorder` answers `true` by default. Change the default of `allowsSelection` in the source, compile, and compare.

```lab
lab> source set allowsSelection false
workbench/UICollectionViewDelegate.swift:4  allowsSelection: true → false
'rerun' compiles it and makes a new instance.
lab> rerun
property         old instance  new instance
───────────────  ────────────  ────────────
allowsSelection  true          false
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p recorder.allowsSelection
(Bool) false
lab> p old.allowsSelection
(Bool) true
```

```check
lab.rerun // compile the source with rerun
recorder.allowsSelection == false // the new recorder should refuse: change the default in the source
lab.ran("p recorder.allowsSelection") // print the new recorder's value
lab.ran("p old.allowsSelection") // print the old recorder's value
```

### Hint
`source set` takes a property and a default.

### Hint
`source set …`, `rerun`, then `p` twice.

### Hint
Type `source set allowsSelection false`, then `rerun`, then `p recorder.allowsSelection`, then `p old.allowsSelection`.

### After
The new delegate would answer `false` in `shouldSelectItemAt`, and `didSelectItemAt` would never follow. The old one goes on
as it was made.

## mistake: By hand

This is what snapshots save you from. Open `use UICollectionViewDataSource`: an ordinary data source over an array. Remove
one message, tell the list that two are gone, and look for the numbers in the answer.

```lab
lab> use UICollectionViewDataSource
Current instance: source  (UICollectionViewDataSource)
In this frame: source, list
Controls: set messages | asked | cellsMade | forgetsText … ('set' lists all)
lab> expr source.messages.removeLast()
(String) $R0 = "Message 11"
lab! expr list.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (11) must be equal to the number of items contained in that section before the update (12), plus or minus the number of items inserted or deleted from that section (0 inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x7f8a10404ce0; frame = (0 0; 320 240); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x7f8a10404d40>; backgroundColor = <UIDynamicSystemColor: 0x7f8a1040c270; name = systemBackgroundColor>; layer = <CALayer: 0x7f8a10404ad0>; contentOffset: {0, 0}; contentSize: {320, 480}; adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x7f8a10404080>; dataSource: <Catalog.MessageListSource: 0x7f8a1040c480>>'
lab> p source.messages.count
(Int) 11
```

```check
lab.printed("invalid number of items in section 0") // tell the list that two items are gone
source.messages.count == 11 // remove one message from the array
lab.ran("p source.messages.count") // print the count of the messages
```

### Hint
The array and the list must tell the same story; here they do not.

### Hint
`removeLast()` on the array, `deleteItems(at:)` with two paths.

### Hint
Type `use UICollectionViewDataSource`, then `expr source.messages.removeLast()`, then `expr list.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])`, then `p source.messages.count`.

### After
11 after the update, 12 before, 2 deleted: that does not add up, and UIKit would rather end the app than show a wrong list. A
diffable data source computes these numbers itself, so they cannot be wrong.

## explain: Row numbers as ids

Last question: why not simply use the row number as the id? It is there, and all are different. Run the experiment and read
its last three lines.

```lab
lab> run stable-identity
concept.stable-identity
  1. a message comes in on top: cells asked for  ["m4"]
  2. m1 kept its cell although its row changed  ✓
  3. the same refresh twice: nothing to do  []
  4. ids made of row numbers, a message on top: asked for  ["row2"]
  5. so row 0 still shows  Are you coming?
  6. the list is wrong: row 0 should say “Bring the map”  ✓
target-evidence:concept.stable-identity  model
```

```check
lab.ran("run") // run the experiment stable-identity
lab.evidence("concept.stable-identity") // run the experiment stable-identity
```

### Hint
An experiment is run by its name.

### Hint
`run` and the name of this lesson's concept.

### Hint
Type `run stable-identity`.

### After
With row numbers a message on top gives *every* message another id. The list saw “row0, row1” stay and “row2” come, asked for
one cell at the wrong end, and shows old texts above. An id belongs to the message, from its first moment on.

## question: single

A list shows m1, m2, m3. You apply m2, m3, m4. For which ids is a cell asked?

- [ ] m2, m3 and m4
  m2 and m3 are the same messages and keep their cells.
- [x] m4 only
  Right: one deletion, one insertion.
- [ ] m1 only
  m1 leaves; nobody needs a cell for it.

### After
The difference of two snapshots: m1 goes, m4 comes.

## question: multiple

Which are good ids for messages in a snapshot?

- [x] The UUID that was made when the message was written
  It is there from the first moment and never changes.
- [x] The number that the server gave the message and never gives again
  Unique and stable, from the moment the server has it.
- [ ] The text
  Two people write “ok”, and an edit would make another message of it.
- [ ] The row
  It names a place.

### After
Unique, stable, independent of content and place.

## question: order

A refresh from the network, step by step.

1. The messages arrive
2. They are put into the data by id, so that each is there once
3. A snapshot is built from the ids in their order
4. Ids with changed content are marked with `reconfigureItems`
5. The snapshot is applied

### After
Everything before `apply` happens in your own values; the list sees only the last step.

## question: single

The text of m2 changed, and you apply the same ids again without any mark. What does the list show?

- [x] The old text
  Right: equal ids, so nothing was asked.
- [ ] The new text
  The data source does not compare texts, it does not even know them.
- [ ] m2 twice
  An id occurs once.

### After
Tell it with `reconfigureItems(["m2"])`.

## question: single

A person taps a row. What do you do first in `didSelectItemAt`?

- [ ] Remember the index path for later
  It may belong to another message in a second.
- [x] Turn the path into an id with `itemIdentifier(for:)`
  Right: from then on you work with the message.
- [ ] Reload the list
  Nothing changed.

### After
Places are for the moment, ids are for keeping.

## question: short

Which method of a diffable data source shows a snapshot?

```answer
apply
apply(_:animatingDifferences:)
apply(_:)
source.apply
```

### After
`apply(_:animatingDifferences:)`. When it returns, the counts are the new ones.

## summary

Words to remember: **snapshot** (the ids that should be shown, in order), **apply** (show it; only the difference changes),
**stable identity** (the id stays, whatever else changes), **reconfigure** (same id, new content, same cell), **data source**
(what is shown) and **delegate** (what a tap means), **uncaught exception**. Keep ids, not index paths. Next comes lesson 20:
the whole messenger, from a tap on Send to the file on disk, and the same id all the way.

"""##,
    chinese: ##"""
---
number: 19
slug: diffable
title: 快照与标识
needs: 7, 18
minutes: 40
ability: 用稳定的 id 刷新列表，不出现重复。
types: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDiffableDataSource, NSDiffableDataSourceSnapshot
concepts: stable-identity
introduces: use, predict, set, p, expr, run, source, rerun
subject: type.UICollectionViewDiffableDataSource
---

手机被唤醒，重新拉取了对话：两条是新的，一条改过字，一条被撤回，其余照旧。列表应该恰好只在这几处变化，不闪一下，也不能有哪条消息出现两次。

一处一处手工告诉列表，很容易弄错，数量一错应用就退出。这一课里，你只描述列表应有的样子，剩下的让数据源去算。前提只有一个：每条消息的 id 不变。

## observe: 列表现在的样子

`source` 是 diffable 数据源，正显示 id 为 m1、m2、m3 的三条消息；`feed` 存着文字，也负责做单元格。向 `source` 要一份正在显示的**快照**，再看
`feed` 为哪些 id 做过单元格。

```lab
lab> p source.snapshot().itemIdentifiers
([String]) 3 values {
  [0] = "m1"
  [1] = "m2"
  [2] = "m3"
}
lab> p feed.asked
([String]) 3 values {
  [0] = "m1"
  [1] = "m2"
  [2] = "m3"
}
```

```check
lab.ran("p source.snapshot().itemIdentifiers") // 打印正在显示的 id
lab.ran("p feed.asked") // 打印为哪些 id 要过单元格
```

### Hint
一个是 `source` 的方法，一个是 `feed` 的属性。

### Hint
两行 `p`；方法是 `snapshot()`，它的结果里有 `itemIdentifiers`。

### Hint
输入 `p source.snapshot().itemIdentifiers`，再输入 `p feed.asked`。

### After
快照里只有按顺序排好的 id，没有文字，也没有单元格。单元格是向 `feed` 要的，每个看得见的 id 一个。

## predict: 计划不等于列表

变量 `snapshot` 里也有这样一份快照。在里面把 m4 插到 m1 前面。之后列表会有几条？

```lab
lab> predict list.numberOfItems(inSection: 0) == 3
已锁定：list.numberOfItems(inSection: 0) == 3  （下一次修改之后求值）
lab> expr snapshot.insertItems(["m4"], beforeItem: "m1")
() $R0 = {}
✓ 预测成立：list.numberOfItems(inSection: 0) == 3
lab> p snapshot.numberOfItems
(Int) 4
```

```check
lab.predicted // 还没有作出预测
snapshot.itemIdentifiers.first == "m4" // 在快照里把 m4 插到 m1 前面
lab.ran("p snapshot.numberOfItems") // 打印快照里有几条
```

### Hint
快照是值，还是引用？

### Hint
先预测列表的条数，再对快照调用 `insertItems(_:beforeItem:)`，最后看数量。

### Hint
输入 `predict list.numberOfItems(inSection: 0) == 3`，再输入 `expr snapshot.insertItems(["m4"], beforeItem: "m1")`，最后输入 `p snapshot.numberOfItems`。

### After
快照有四条，列表还是三条。快照是结构体：你改的是自己手里的计划。在别人看到之前，想改几步都行。

## debugger: 应用快照

`apply` 把计划变成现实。先清空 `feed` 的记录，好看清数据源要了什么；然后不带动画地应用，再打印记录。

```lab
lab> expr feed.forget()
() $R1 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R2 = {}
lab> p feed.asked
([String]) 1 value {
  [0] = "m4"
}
```

```check
list.numberOfItems(inSection: 0) == 4 // 应用快照
feed.asked == ["m4"] // 应用之前先用 feed.forget() 清空记录
lab.ran("p feed.asked") // 打印为哪些 id 要过单元格
```

### Hint
三行：忘掉、应用、看。

### Hint
`apply` 的参数是快照和 `animatingDifferences: false`。

### Hint
输入 `expr feed.forget()`，再输入 `expr source.apply(snapshot, animatingDifferences: false)`，最后输入 `p feed.asked`。

### After
只有 m4 要了单元格。数据源对比新旧两组 id，发现只是插入了一条，就没碰其他单元格。换成 `reloadData()`，全部都会重新要一遍。

## predict: m1 现在在哪里？

m1 原来在第 0 行，现在上面多了一条。用 `indexPath(for:)` 问数据源，再用 `itemIdentifier(for:)` 反过来问。

```lab
lab> predict source.indexPath(for: "m1")?.item == 1
已锁定：source.indexPath(for: "m1")?.item == 1  （下一次修改之后求值）
lab> p source.indexPath(for: "m1")?.item
(Int?) 1
✓ 预测成立：source.indexPath(for: "m1")?.item == 1
lab> p source.itemIdentifier(for: IndexPath(item: 0, section: 0))
(String?) "m4"
```

```check
lab.predicted // 还没有作出预测
lab.ran("p source.indexPath") // 问 m1 在哪里
lab.ran("p source.itemIdentifier") // 问第 0 行是谁
```

### Hint
这两个问题互为反问。

### Hint
由 id 查位置，再由位置查 id。

### Hint
输入 `predict source.indexPath(for: "m1")?.item == 1`，再输入 `p source.indexPath(for: "m1")?.item`，最后输入 `p source.itemIdentifier(for: IndexPath(item: 0, section: 0))`。

### After
位置变了，id 没变。所以索引路径只适合在点击的那一刻用，不适合拿来记住一条消息。记 id，要用位置时再查。

## predict: 同一条消息来了两次

网络把 m1 又送来一次。虽然它已经在快照里，还是追加一次。快照里会有几条？

```lab
lab> predict snapshot.numberOfItems == 4
已锁定：snapshot.numberOfItems == 4  （下一次修改之后求值）
lab> expr snapshot.appendItems(["m1"])
() $R3 = {}
✓ 预测成立：snapshot.numberOfItems == 4
Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the snapshot. The existing item identifier will be moved into place instead, but this operation will be more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifier that already exists: m1
lab> p snapshot.itemIdentifiers
([String]) 4 values {
  [0] = "m4"
  [1] = "m2"
  [2] = "m3"
  [3] = "m1"
}
```

```check
lab.predicted // 还没有作出预测
snapshot.itemIdentifiers.last == "m1" // 把 m1 再追加一次
lab.ran("p snapshot.itemIdentifiers") // 打印快照里的 id
```

### Hint
想想第 7 课的 Set。

### Hint
用 `predict` 预测数量，用 `appendItems` 追加只含一个 id 的数组，再用 `p` 看 id。

### Hint
输入 `predict snapshot.numberOfItems == 4`，再输入 `expr snapshot.appendItems(["m1"])`，最后输入 `p snapshot.itemIdentifiers`。

### After
还是四条：一个 id 只能出现一次，所以原来的 m1 被移到了末尾。UIKit 往控制台写了警告，因为这多半不是你想要的。只要第二次送来的还是**同一个 id**，列表就不会重复。

## mistake: 一次调用里的双胞胎

id 已经在快照里，还可以移动；可同一次调用里出现两个相同的 id，就没法都安排位置了。试一试，读读 UIKit 给的理由。

```lab
lab! expr snapshot.appendItems(["m8", "m8"])
*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
    m8
)}'
lab> p snapshot.numberOfItems
(Int) 4
```

```check
lab.printed("supplied item identifiers are not unique") // 试着在一次调用里追加两个 m8
lab.ran("p snapshot.numberOfItems") // 之后打印数量
```

### Hint
数组里把同一个 id 写两遍。

### Hint
`expr snapshot.appendItems( )`，括号里是两个相同的文字，然后看数量。

### Hint
输入 `expr snapshot.appendItems(["m8", "m8"])`，再输入 `p snapshot.numberOfItems`。

### After
真实的应用会因为这个*未捕获的异常*退出；这里只是把它显示出来，快照保持原样。外面来的消息，要先按 id 放进字典或集合，再放进快照。

## debugger: 改了字，却没人发现

有人编辑了 m2。`feed` 里的文字变了，id 没变。再应用一次快照，看看为哪些 id 要了单元格。

```lab
lab> expr feed.texts["m2"] = "Almost there"
() $R4 = {}
lab> expr feed.forget()
() $R5 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R6 = {}
lab> p feed.asked
([String]) 0 values {}
```

```check
feed.texts["m2"] == "Almost there" // 在 feed 里改 m2 的文字
source.snapshot().itemIdentifiers.last == "m1" // 应用快照
lab.printed("0 values") // 应用之前清空记录，之后打印它
```

### Hint
改数据、忘掉、应用、看。

### Hint
`feed.texts` 是字典；后面三行和前面那一步相同。

### Hint
输入 `expr feed.texts["m2"] = "Almost there"`，再输入 `expr feed.forget()`，再输入 `expr source.apply(snapshot, animatingDifferences: false)`，最后输入 `p feed.asked`。

### After
谁也没被要，所以屏幕上还是旧文字。id 相同只说明“是同一条消息”；内容变没变，数据源看不出来。（m1 移到了末尾，连这也没要新单元格。）

## control: 说出哪里变了

`reconfigureItems` 给内容变了的 id 打上标记。标记 m2，再应用。

```lab
lab> expr snapshot.reconfigureItems(["m2"])
() $R7 = {}
lab> expr source.apply(snapshot, animatingDifferences: false)
() $R8 = {}
lab> p feed.asked
([String]) 1 value {
  [0] = "m2"
}
```

```check
feed.asked == ["m2"] // 用 reconfigureItems 标记 m2 并应用
lab.ran("p feed.asked") // 打印为哪些 id 要过单元格
```

### Hint
先在快照里做标记，再照样应用。

### Hint
`snapshot.reconfigureItems` 的参数是 id 的数组。

### Hint
输入 `expr snapshot.reconfigureItems(["m2"])`，再输入 `expr source.apply(snapshot, animatingDifferences: false)`，最后输入 `p feed.asked`。

### After
m2 重新填了一遍，用的还是原来的单元格：*reconfigure* 就地重填，而 `reloadItems` 会从池子里另取一个。所以一次刷新有两部分：哪些 id、什么顺序；其中哪些换了内容。

## debugger: 点一条

点了之后怎样，由另一个协议管。用 `use UICollectionViewDelegate` 打开实验，让手指点第 1 条，读代理的记录。

```lab
lab> use UICollectionViewDelegate
当前实例：recorder  (UICollectionViewDelegate)
现场里的变量：recorder, list, source
可调属性：set allowsSelection | allowsHighlight | log | offsetChanges ……（输入
  set 查看全部）
lab> expr list.tapItem(at: IndexPath(item: 1, section: 0))
() $R0 = {}
lab> p recorder.log
([String]) 3 values {
  [0] = "shouldHighlightItemAt [0, 1] → true"
  [1] = "shouldSelectItemAt [0, 1] → true"
  [2] = "didSelectItemAt [0, 1]"
}
```

```check
list.indexPathsForSelectedItems?.first?.item == 1 // 打开 UICollectionViewDelegate，点第 1 条
lab.ran("p recorder.log") // 打印代理的记录
```

### Hint
`tapItem(at:)` 就是点在某一行上的手指。

### Hint
先 `use`，再用 `expr` 调用 `list.tapItem`，最后用 `p` 看记录。

### Hint
输入 `use UICollectionViewDelegate`，再输入 `expr list.tapItem(at: IndexPath(item: 1, section: 0))`，最后输入 `p recorder.log`。

### After
两次 *should*，然后一次 *did*：和文本输入一个路数。**数据源**管显示什么，**代理**管点了意味着什么。用快照的应用里，`didSelectItemAt` 第一件事就是把路径换成 id。

## source: 不接受点击的列表

`recorder` 默认回答 `true`。在源码里改 `allowsSelection` 的默认值并编译，比较新旧两个。

```lab
lab> source set allowsSelection false
workbench/UICollectionViewDelegate.swift:4  allowsSelection: true → false
输入 rerun 编译并创建新实例。
lab> rerun
属性             旧实例  新实例
───────────────  ──────  ──────
allowsSelection  true    false
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p recorder.allowsSelection
(Bool) false
lab> p old.allowsSelection
(Bool) true
```

```check
lab.rerun // 用 rerun 编译源码
recorder.allowsSelection == false // 新的代理应该拒绝：改源码里的默认值
lab.ran("p recorder.allowsSelection") // 打印新代理的值
lab.ran("p old.allowsSelection") // 打印旧代理的值
```

### Hint
`source set` 后面是属性和默认值。

### Hint
先 `source set …`，再 `rerun`，再 `p` 两次。

### Hint
输入 `source set allowsSelection false`，再输入 `rerun`，再输入 `p recorder.allowsSelection`，最后输入 `p old.allowsSelection`。

### After
新代理会在 `shouldSelectItemAt` 里回答 `false`，之后也就没有 `didSelectItemAt`。旧的照它造好时的样子继续。

## mistake: 手工来做

快照替你省掉的正是这种麻烦。打开 `use UICollectionViewDataSource`：这是一个装着数组的普通数据源。删掉一条消息，却告诉列表少了两条，在回答里找一找那几个数字。

```lab
lab> use UICollectionViewDataSource
当前实例：source  (UICollectionViewDataSource)
现场里的变量：source, list
可调属性：set messages | asked | cellsMade | forgetsText ……（输入 set 查看全部）
lab> expr source.messages.removeLast()
(String) $R0 = "Message 11"
lab! expr list.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update (11) must be equal to the number of items contained in that section before the update (12), plus or minus the number of items inserted or deleted from that section (0 inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: <UICollectionView: 0x7f8a10404ce0; frame = (0 0; 320 240); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x7f8a10404d40>; backgroundColor = <UIDynamicSystemColor: 0x7f8a1040c270; name = systemBackgroundColor>; layer = <CALayer: 0x7f8a10404ad0>; contentOffset: {0, 0}; contentSize: {320, 480}; adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout: 0x7f8a10404080>; dataSource: <Catalog.MessageListSource: 0x7f8a1040c480>>'
lab> p source.messages.count
(Int) 11
```

```check
lab.printed("invalid number of items in section 0") // 告诉列表少了两条
source.messages.count == 11 // 从数组里删掉一条消息
lab.ran("p source.messages.count") // 打印消息的条数
```

### Hint
数组和列表要说同一个故事，这里偏偏不是。

### Hint
对数组调用 `removeLast()`，用两个路径调用 `deleteItems(at:)`。

### Hint
输入 `use UICollectionViewDataSource`，再输入 `expr source.messages.removeLast()`，再输入 `expr list.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])`，最后输入 `p source.messages.count`。

### After
更新后 11 条，更新前 12 条，删了 2 条：对不上。UIKit 宁可让应用退出，也不显示错误的列表。diffable 数据源自己算这些数，所以不会错。

## explain: 拿行号当 id

最后一个问题：为什么不干脆用行号当 id？现成的，而且互不相同。运行实验，读它的最后三行。

```lab
lab> run stable-identity
concept.stable-identity
  1. 顶部来了一条消息：要了这些单元格  ["m4"]
  2. m1 换了行，单元格没换  ✓
  3. 同样的刷新再来一次：无事可做  []
  4. 用行号当 id，顶部来一条：要了这些  ["row2"]
  5. 于是第 0 行仍显示  Are you coming?
  6. 列表错了：第 0 行本该是 “Bring the map”  ✓
target-evidence:concept.stable-identity  model
```

```check
lab.ran("run") // 运行实验 stable-identity
lab.evidence("concept.stable-identity") // 运行实验 stable-identity
```

### Hint
实验按名字运行。

### Hint
`run` 加上这一课的概念的名字。

### Hint
输入 `run stable-identity`。

### After
用行号时，顶部来一条，**每一条**消息的 id 都变了。列表以为“row0、row1”没动、来了个“row2”，就在错误的一端要了一个单元格，上面显示的还是旧文字。id 从消息诞生那一刻起就属于它。

## question: single

列表显示 m1、m2、m3，你应用了 m2、m3、m4。会为哪些 id 要单元格？

- [ ] m2、m3 和 m4
  m2 和 m3 还是同一条消息，单元格保留。
- [x] 只有 m4
  对：删一条，插一条。
- [ ] 只有 m1
  m1 要走了，不需要单元格。

### After
两份快照之差：m1 走，m4 来。

## question: multiple

哪些适合作为消息在快照里的 id？

- [x] 写下消息时生成的 UUID
  从第一刻就有，永远不变。
- [x] 服务器给消息编的、不再重复使用的号码
  服务器收下之后，它唯一而且稳定。
- [ ] 消息的文字
  两个人都会写“好”，改个字又成了另一条。
- [ ] 所在的行
  那标的是位置。

### After
唯一、稳定，与内容和位置无关。

## question: order

一次网络刷新的步骤。

1. 消息到达
2. 按 id 放进数据，保证每条只有一份
3. 用按顺序排好的 id 建快照
4. 用 `reconfigureItems` 标记内容变了的 id
5. 应用快照

### After
`apply` 之前的一切都发生在你自己的值里，列表只看到最后一步。

## question: single

m2 的文字变了，你不做任何标记就把同样的 id 再应用一次。列表显示什么？

- [x] 旧文字
  对：id 相同，所以什么也没要。
- [ ] 新文字
  数据源不比较文字，它根本不知道文字。
- [ ] m2 出现两次
  一个 id 只能出现一次。

### After
用 `reconfigureItems(["m2"])` 告诉它。

## question: single

用户点了一行。在 `didSelectItemAt` 里首先做什么？

- [ ] 把索引路径记下来以后用
  过一秒它可能就指着另一条消息了。
- [x] 用 `itemIdentifier(for:)` 把路径换成 id
  对：从这里起，你面对的就是那条消息。
- [ ] 重新加载列表
  什么都没变。

### After
位置只在当下有用，id 才值得留着。

## question: short

diffable 数据源用哪个方法把快照显示出来？

```answer
apply
apply(_:animatingDifferences:)
apply(_:)
source.apply
```

### After
`apply(_:animatingDifferences:)`。它返回时，数量已经是新的。

## summary

要记住的词：**快照**（应该显示的 id，按顺序）、**apply**（显示它，只改有差别的部分）、**稳定标识**（别的怎么变，id 不变）、
**reconfigure**（id 不变、内容换新、单元格照旧）、**数据源**（显示什么）与**代理**（点了意味着什么）、**未捕获的异常**。记 id，不要记索引路径。
下一课是第 20 课：整个聊天客户端，从点下“发送”到写进磁盘文件，一路上都是同一个 id。

"""##)

  private static let lesson20 = LessonLibrary.Source(
    folder: "20-messenger-map",
    english: ##"""
---
number: 20
slug: messenger-map
title: The way of a message
needs: 8, 9, 19
minutes: 45
ability: Trace a tap on Send down to the cache and the server, and prove that a retry keeps the id.
types: AppEnvironment, MessageRepository, MessageTransport, JSONInboxCache, MockMessageTransport, Message, InboxSnapshot, DeliveryState
concepts: dependency-injection
introduces: inbox, open, messages, send, retry, queue, server, crash, log, use, p, v, expr, predict, source, rerun, run
subject: type.Message
---

Mei tapped Send once, in a tunnel. Her phone said "failed", so she tapped the red mark. Mina got "Bring water" twice.
Whose mistake was it: the phone's, the network's or the server's?

In this lesson you send real messages through every layer of this lab's messenger, break the network where it hurts, and
find out what must stay the same for a message to arrive exactly once.

## predict: A message on a good day

You know the states from lesson 5: a message of yours is `queued`, then `sending`, then `sent` or `failed`. Before you send
the first one, say which states it will pass. `predict` takes a state order just as it takes a condition.

```lab
lab> predict queued sending sent
Locked: queued sending sent  (compared with the next message)
```

```check
lab.predicted // lock a prediction before you send
```

### Hint
Nothing will go wrong this time. Which three states does a message pass?

### Hint
The command is `predict`, followed by the names of the states in their order.

### Hint
Type `predict queued sending sent`

### After
The prediction waits for the next message. Three words, and each of them will be written down by another part of the
program, as you will see in a moment.

## control: Tap Send

Look at the list of conversations with `inbox`, open the first one with `open 1`, and send a line of your own. In this shell
`send` is the Send button: everything behind the word is the text.

```lab
lab> inbox
▸ 1  Trail Club        ● 2  Bring water, the spring is dry.
  2  Reading Circle    ● 1  Chapter four by Thursday?
  3  Bicycle Workshop  ● 1  Your front wheel is true again.
lab> open 1
Trail Club
r1   received Mina: Saturday, 8:30, north gate. Who is in?
r2   received Mina: Bring water, the spring is dry.
lab> send On my way
m1   queued   On my way
m1  queued → sending
m1  sending → sent  (s1)
✓ prediction met: queued sending sent
```

```check
lab.ran("open") // open a conversation first
lab.messages.last?.deliveryState == .sent // send a message and let it arrive
```

### Hint
Three commands: the list, one conversation, the button.

### Hint
`open` takes the number in the list. `send` takes the text as it is, without quotes.

### Hint
Type `inbox`, then `open 1`, then `send On my way`

### After
The row was there at once, as `queued`, before any server knew of it. That is what makes a chat feel fast, and it is why the
message needs an id of its own from the first moment: nobody else could give it one yet.

## observe: Draw the map

Every layer writes into a log when a message passes. `log chain` draws the path of the latest message: the further to the
right, the deeper the layer; the time at the left is the messenger's clock.

Find the two lines of the cache. Which one comes before the transport is asked?

```lab
lab> log chain
     0 ms   UI send is typed: the message is shown at once  [queued]
     0 ms   → Repository gives it its id and puts it into the queue  [queued]
     0 ms   · Repository attempt 1 begins  [sending]
     0 ms     → Cache brings 2 journal lines to the disk with one fsync
     0 ms     · Transport sends attempt 1 to the server
    40 ms       → Server stores it as s1
    80 ms     ← Transport brings the answer 200
    80 ms   ← Repository the server has confirmed it  [sent]
    80 ms     → Cache brings 1 journal line to the disk with one fsync
    80 ms ← UI shows the new state  [sent]
UI → Repository → Transport → Repository → UI
```

```check
lab.ran("log chain") // draw the path of the message
```

### Hint
The log has more to show than a list.

### Hint
`log` takes the word `chain`.

### Hint
Type `log chain`

### After
UI, repository, cache, transport, server, and back. The **repository** gave the id. The **cache** had it on the disk
before the **transport** was allowed to send. So a message that anybody could have seen is never forgotten, whatever
happens next.

## predict: The lost answer

Now the tunnel. A text that ends with `/dropack` reaches the server, and the server stores it, but the answer gets lost.
What will the phone believe? Lock the state order first, then send `Bring water /dropack`.

```lab
lab> predict queued sending failed
Locked: queued sending failed  (compared with the next message)
lab> send Bring water /dropack
m2   queued   Bring water /dropack
m2  queued → sending
m2  sending → failed  the connection broke before an answer came; the server may
                      have it
✓ prediction met: queued sending failed
```

```check
lab.predicted // say first which states it will pass
lab.messages.last?.failure == .connectionLost // send a message whose answer gets lost
```

### Hint
The phone knows only what it hears. It hears nothing.

### Hint
First `predict` with three states, the last one being the bad one; then `send` with a text and the fault word at its end.

### Hint
Type `predict queued sending failed` and then `send Bring water /dropack`

### After
Read the end of the line again: the server *may* have it. The state `failed` says "no confirmation came". It does not say
"it did not arrive". Whoever confuses the two writes the bug that Mei met.

## observe: What the server knows

You have something that Mei's phone has not: you can look into the server's own book. `server` shows it, one record for each
message that is stored, with the number of times it arrived.

```lab
lab> server
server  message  arrivals  text
──────  ───────  ────────  ────────────────────
s1      m1       1         On my way
s2      m2       1         Bring water /dropack
lab> messages
Trail Club
r1   received Mina: Saturday, 8:30, north gate. Who is in?
r2   received Mina: Bring water, the spring is dry.
m1   sent     On my way
m2   failed   Bring water /dropack  — the connection broke before an answer
              came; the server may have it
```

```check
lab.ran("server") // look into the server's ledger
lab.ran("messages") // and look at the conversation on the phone
lab.messages.last?.failure == .connectionLost // the second message is still failed here
```

### Hint
Two views of the same message: the server's and the phone's.

### Hint
Two commands of one word each.

### Hint
Type `server` and then `messages`

### After
The server has "Bring water", the phone calls it failed. Both are right. A retry that made a *new* message would now give
Mina the text twice, because the server could not know that the two belong together.

## control: The same message once more

Tap the red mark: `retry`. Then look into the server's book again, at the column for arrivals, and draw the path once more.

```lab
lab> retry
m2  failed → queued
m2  queued → sending
m2  sending → sent  (s2)
lab> server
server  message  arrivals  text
──────  ───────  ────────  ────────────────────
s1      m1       1         On my way
s2      m2       2         Bring water /dropack
lab> log chain
     0 ms   UI send is typed: the message is shown at once  [queued]
     0 ms   → Repository gives it its id and puts it into the queue  [queued]
     0 ms   · Repository attempt 1 begins  [sending]
     0 ms     → Cache brings 2 journal lines to the disk with one fsync
     0 ms     · Transport sends attempt 1 to the server
    40 ms       → Server stores it as s2
   400 ms     ← Transport the connection broke before an answer came; the server may have it
   400 ms   ← Repository the connection broke before an answer came; the server may have it  [failed]
   400 ms     → Cache brings 1 journal line to the disk with one fsync
   400 ms ← UI shows the new state  [failed]
   400 ms · UI retry is typed
   400 ms   → Repository puts it into the queue again, same id  [queued]
   400 ms   · Repository attempt 2 begins  [sending]
   400 ms     → Cache brings 2 journal lines to the disk with one fsync
   400 ms     · Transport sends attempt 2 to the server
   440 ms       → Server has this id already as s2 and stores nothing
   480 ms     ← Transport brings the answer 200
   480 ms   ← Repository the server has confirmed it  [sent]
   480 ms     → Cache brings 1 journal line to the disk with one fsync
   480 ms ← UI shows the new state  [sent]
UI → Repository → Transport → Repository → UI → Repository → Transport → Repository → UI
```

```check
lab.messages.last?.deliveryState == .sent // retry the failed message
lab.messages.last?.attempts == 2 // it must be the second attempt of the same message
lab.serverCopies == 1 // the server must hold one copy
lab.ran("server") // look into the ledger again
lab.ran("log chain") // and draw the path
```

### Hint
One command sends the failed message again. Two show what came of it.

### Hint
`retry` needs no id while only one message is failed.

### Hint
Type `retry`, then `server`, then `log chain`

### After
Two arrivals, one record. The second attempt carried the same **id**, so the server *recognised* the message, stored nothing
and confirmed the record it had. That is the proof you came for: a retry changes `attempts` and the state, never the identity.

## mistake: Tap once too often

Mei is nervous and taps the red mark again, though the message is sent by now. Do the same: `retry m2`. Read what is
refused, where, and what the lab offers in its place.

```lab
lab! retry m2
error: m2 is sent already: the server has it as s2
  retry m2
        ^~
try: server shows the server's own ledger
```

```check
lab.refused("retry") // try to retry a message that is sent already
lab.serverCopies == 1 // the server still holds one copy of it
```

### Hint
Name the message that was sent a moment ago, and send it again.

### Hint
`retry` takes the short id of a message: the letter m and its number.

### Hint
Type `retry m2`

### After
The repository looks at the state before it does anything, and it does so alone: it is an **actor**, so two taps can't be
in the middle of it at the same time. The first tap wins, the second one is told why not.

## debugger: The value behind the row

The frame beside the inbox holds three messages as a cell would get them: `message` lost its answer, `earlier` was sent,
`received` came from Mina. Look at `message` with `v`, then ask its failure whether the server may have it, and compare the
two ids.

```lab
lab> v message
(Messenger.Message) message = {
  id = {
    uuid = (0 = 83, 1 = 137, 2 = 29, 3 = 31, 4 = 45, 5 = 20, 6 = 73, 7 = 184, 8 = 146, 9 = 72, 10 = 40, 11 = 138, 12 = 59, 13 = 224, 14 = 208, 15 = 64)
  }
  number = 2
  ordinal = 2
  conversation = "trail"
  author = "me"
  text = "Bring water"
  createdAt = 2026-01-01 09:02:00 GMT
  deliveryState = failed
  attempts = 1
  serverID = nil
  failure = connectionLost
  preserved = nil
}
lab> p message.failure!.mayBeOnServer
(Bool) true
lab> p message.id == earlier.id
(Bool) false
```

```check
lab.ran("v message") // look at the whole message
lab.printed("(Bool) true") // ask the failure whether the server may have it
lab.printed("(Bool) false") // compare the ids of two messages
```

### Hint
One look at everything that is stored, then two questions with a yes or no.

### Hint
`v` shows the stored properties. `failure` is optional, and it has the property `mayBeOnServer`; `==` compares ids.

### Hint
Type `v message`, then `p message.failure!.mayBeOnServer`, then `p message.id == earlier.id`

### After
A `Message` is a value: this copy shows one moment and does not follow the repository. What makes it *this* message is `id`
alone. Text, state and number of attempts may be equal in two messages, or change in one.

## control: Pull the plug

The last test: the phone dies while a message is under way. `/slow` makes the first attempt take five seconds, so there is
time. Send `On the bus /slow`, then `crash`, and look at what the start after it finds. Then decide what to do, and do it.

```lab
lab> send On the bus /slow
m3   queued   On the bus /slow
m3  queued → sending
lab> crash
The process is gone; started again from the store.
The last session ended while these were on their way. They are failed now, with
the same ids:
m3   failed   On the bus /slow  — the process ended while it was on its way; the
                                server may have it
The server may or may not have them, so nothing is resent by itself: 'retry'
sends the same id, and the server keeps one.
lab> retry
m3  failed → queued
m3  queued → sending
m3  sending → sent  (s3)
lab> server
server  message  arrivals  text
──────  ───────  ────────  ────────────────────
s1      m1       1         On my way
s2      m2       2         Bring water /dropack
s3      m3       1         On the bus /slow
```

```check
lab.ran("crash") // let the process die while the message is under way
lab.ran("server") // look into the ledger at the end
lab.messages.last?.deliveryState == .sent // get the interrupted message through
lab.messages.last?.attempts == 2 // by a second attempt of the same message
lab.serverCopies == 1 // one copy on the server
```

### Hint
Send something slow, end the process, then do what Mei would do.

### Hint
Four commands: `send` with the fault word, `crash`, and then the two you used after the lost answer.

### Hint
Type `send On the bus /slow`, then `crash`, then `retry`, then `server`

### After
The new process knew the message, because the **cache** had its line on the disk before the network began. It did not know
how the attempt had ended, so it did not resend by itself, and it did not drop it: it said `failed`, kept the id, and left
the decision to the person.

## observe: Who chose the parts?

The repository never names its network. Somebody handed it in. `use AppEnvironment` opens the frame in which the parts were
put together: `environment` for the app, `preview` for a picture of the screen without a network.

Ask both whether they are online, and whether they share a repository.

```lab
lab> use AppEnvironment
Current instance: environment  (AppEnvironment)
In this frame: environment, preview
lab> p environment.transport.isOnline
(Bool) true
lab> p preview.transport.isOnline
(Bool) false
lab> p environment.repository === preview.repository
(Bool) false
```

```check
lab.ran("use AppEnvironment") // open the environment
lab.printed("(Bool) true") // ask the app's transport
lab.printed("(Bool) false") // ask the preview's transport
lab.ran("p environment.repository") // compare the two repositories
```

### Hint
The transport is a property of the environment, and it has a property of its own.

### Hint
`p` with a path of three names, for each of the two; `===` for the repositories.

### Hint
Type `use AppEnvironment`, then `p environment.transport.isOnline`, then `p preview.transport.isOnline`, then `p environment.repository === preview.repository`

### After
Same class, other parts, other behaviour, and not one line of the repository changed. This is **dependency injection**: a
type takes its parts as parameters of `init`, and one place, the *composition root*, decides which parts they are.

## source: Before there is an id

At the very beginning of the path stands a draft: text and conversation, no id, no state. Open it with `use MessageDraft`,
give `text` another default in the source, and run it.

```lab
lab> use MessageDraft
Current instance: draft  (MessageDraft)
In this frame: draft, original, blank
Controls: set conversation | text … ('set' lists all)
lab> source set text "On my way"
workbench/MessageDraft.swift:5  text: "See you at 8:30" → "On my way"
'rerun' compiles it and makes a new instance.
lab> rerun
property  old instance       new instance
────────  ─────────────────  ────────────
text      "See you at 8:30"  "On my way"
Only the new one was made with the new defaults; the old one was finished before
you changed the source.
lab> p draft.text
(String) "On my way"
```

```check
lab.rerun // compile the source and make a new draft
draft.text == "On my way" // the new draft must begin with your text
lab.printed("(String) \"On my way\"") // print its text
```

### Hint
An author changes the default in the file and runs the program again.

### Hint
`source set` takes the property and its new default, a text in quotes. `rerun` compiles it.

### Hint
Type `use MessageDraft`, then `source set text "On my way"`, then `rerun`, then `p draft.text`

### After
Two drafts can be equal, and nobody minds: a draft has no identity. The repository makes a message of it by adding one.
From there on, equal or not, they are two.

## explain: The whole way, proved

Run the two experiments behind this lesson and read their steps. Then say in your own words what each layer does with a
message, and which of them makes the id, keeps it and compares it.

```lab
lab> run MessageRepository
type.MessageRepository
  1. send: what the call itself caused  queued → sending
  2. let time pass: the answer was lost  connectionLost
  3. failed here, yet stored on the server  ✓
  4. retry: state, attempts, arrivals at the server  sent 2 2
  5. the server holds one message, not two  ✓
  6. a sent message can't be retried  ✓
target-evidence:type.MessageRepository  swift
lab> run dependency-injection
concept.dependency-injection
  1. send with the usual transport  sent
  2. hand in one that refuses: the same call  failed (rejected)
  3. only what was handed in made the difference  ✓
  4. and the test can ask its own object afterwards: attempts  1
  5. the clock was handed in, too: it stands where virtual time put it  ✓
target-evidence:concept.dependency-injection  swift
```

```check
lab.evidence("type.MessageRepository") // run the experiment of the repository
lab.evidence("concept.dependency-injection") // run the experiment of the concept
```

### Hint
Every card and every concept has an experiment.

### Hint
`run` takes the name of the card or of the concept.

### Hint
Type `run MessageRepository` and then `run dependency-injection`

### After
The **repository** makes the id, the **cache** keeps it over a crash, the **transport** carries it, the **server** compares
it. Mei's double message was no accident of the network: somewhere, a retry had made a new id.

## question: single

The answer to a message gets lost. What does the state `failed` tell for certain?

- [ ] The server does not have the message
  It stored it in this lesson, and the phone said failed all the same.
- [x] No confirmation came
  That is all a client can know. Where the message got to is open.
- [ ] The text was refused
  A refusal is an answer, and it says so: `rejected`, status 400.

### After
`failed` is a statement about the client's knowledge, not about the server's ledger.

## question: order

Bring into order what happens to a new message after the tap on Send.

1. the repository gives it an id
2. the cache brings the change to the disk
3. the transport sends the first attempt
4. the server stores it
5. the state becomes sent

### After
Disk before network: what might be seen must be remembered.

## question: multiple

What does a retry change?

- [ ] `id`
  If it did, the server would store a second message.
- [x] `attempts`
  One more for each time it is handed to the transport.
- [x] `deliveryState`
  From failed to queued, and on.
- [ ] `createdAt`
  It tells when the message was written, and it is a `let`.

### After
The identity stays. Only what describes the delivery may change.

## question: single

The process dies while a message is `sending`. What does the next start do with it?

- [ ] It sends it again by itself
  It can't know whether the first attempt arrived, or whether the person still wants it.
- [ ] It removes it
  Then a text that stood on the screen would be gone.
- [x] It marks it as failed, with the same id
  The person decides; a retry is safe, because the server recognises the id.

### After
Keep what was shown, claim nothing that you don't know, let the person choose.

## question: short

Which type decides which transport the repository gets?

```answer
AppEnvironment
the AppEnvironment
environment
```

### After
`AppEnvironment` is the composition root: the one place where the parts are chosen.

## question: single

How does the server notice that an attempt is a repetition?

- [ ] By the text
  People do send "ok" twice, and mean it.
- [ ] By the time
  Clocks differ, and a retry comes later anyway.
- [x] By the message's id
  The client chose it once and sends it with every attempt.

### After
Recognising a repeated request by its key is called *idempotence*: once or ten times, the effect is the same.

## summary

A message is born in the **repository**, which gives it an **id**; the **cache** has it on the disk before the **transport**
may send; the **server** recognises repetitions by that id. **failed** means "no confirmation", so a **retry** must be the
same message: the state and `attempts` change, the identity stays. **AppEnvironment** chooses the parts and hands them in:
**dependency injection**.

This was the last lesson. What comes next is yours: take a screen you know, and ask of every object who makes it, who owns
it, and what happens when the answer gets lost.

"""##,
    chinese: ##"""
---
number: 20
slug: messenger-map
title: 一条消息走过的路
needs: 8, 9, 19
minutes: 45
ability: 跟着一次“发送”一路走到缓存和服务器，并证明重试不会改变 id。
types: AppEnvironment, MessageRepository, MessageTransport, JSONInboxCache, MockMessageTransport, Message, InboxSnapshot, DeliveryState
concepts: dependency-injection
introduces: inbox, open, messages, send, retry, queue, server, crash, log, use, p, v, expr, predict, source, rerun, run
subject: type.Message
---

小梅在隧道里点了一次“发送”。手机显示失败，她又点了那个红色标记。结果米娜收到了两条“Bring water”。错在手机、网络，还是服务器？

这一课里，你发出的消息会真的穿过聊天程序的每一层。你要在最疼的地方把网络弄断，弄清楚什么东西必须不变，消息才会不多不少只到一次。

## predict: 一切顺利的时候

状态你在第 5 课见过：自己的消息先是 `queued`，接着 `sending`，最后 `sent` 或 `failed`。发第一条之前，先说出它会经过哪些状态。`predict` 后面可以写条件，也可以写一串状态。

```lab
lab> predict queued sending sent
已锁定：queued sending sent  （与下一条消息比较）
```

```check
lab.predicted // 发送之前先锁定一个预测
```

### Hint
这次什么都不会出错。一条消息会经过哪三个状态？

### Hint
命令是 `predict`，后面按顺序写状态的名字。

### Hint
输入 `predict queued sending sent`

### After
预测在等下一条消息。三个词，等会儿你会看到，每个词都由程序的不同部分写下。

## control: 点“发送”

用 `inbox` 看会话列表，用 `open 1` 打开第一个，然后发一句话。在这里 `send` 就是“发送”按钮，后面的全部都是正文。

```lab
lab> inbox
▸ 1  登山小队          ● 2  记得带水，泉眼干了。
  2  读书会            ● 1  周四前读完第四章？
  3  自行车工坊        ● 1  你的前轮已经校正好了。
lab> open 1
登山小队
r1   received 米娜: 周六八点半，北门集合。谁来？
r2   received 米娜: 记得带水，泉眼干了。
lab> send On my way
m1   queued   On my way
m1  queued → sending
m1  sending → sent  (s1)
✓ 预测成立：queued sending sent
```

```check
lab.ran("open") // 先打开一个会话
lab.messages.last?.deliveryState == .sent // 发一条消息，让它送达
```

### Hint
三条命令：看列表、开会话、按按钮。

### Hint
`open` 后面写列表里的编号；`send` 后面直接写文字，不加引号。

### Hint
依次输入 `inbox`、`open 1`、`send On my way`

### After
这一行立刻就出现了，状态是 `queued`，那时还没有任何服务器知道它。聊天软件显得快，靠的就是这一点；也正因如此，消息从第一刻起就要有自己的 id——那会儿没有别人能给它。

## observe: 画出地图

消息经过时，每一层都会记一笔。`log chain` 画出最近一条消息的路：越靠右层次越深，左边是聊天程序的时钟。

找出缓存的两行。哪一行排在传输层之前？

```lab
lab> log chain
     0 ms   UI 输入 send：消息立即显示  [排队中]
     0 ms   → Repository 分配 id 并放入队列  [排队中]
     0 ms   · Repository 开始第 1 次尝试  [发送中]
     0 ms     → Cache 用一次 fsync 让 2 行日志落盘
     0 ms     · Transport 把第 1 次尝试发往服务器
    40 ms       → Server 存为 s1
    80 ms     ← Transport 带回回复 200
    80 ms   ← Repository 服务器已确认  [已发送]
    80 ms     → Cache 用一次 fsync 让 1 行日志落盘
    80 ms ← UI 显示新状态  [已发送]
UI → Repository → Transport → Repository → UI
```

```check
lab.ran("log chain") // 画出这条消息走过的路
```

### Hint
日志不只是一张清单。

### Hint
`log` 后面可以跟 `chain`。

### Hint
输入 `log chain`

### After
界面、仓库、缓存、传输层、服务器，再原路回来。id 由**仓库**给；**缓存**先让它落了盘，**传输层**才获准发送。所以，凡是有人可能看见过的消息，之后无论出什么事都不会被忘掉。

## predict: 丢失的回复

现在进隧道。文字末尾写上 `/dropack`，消息会到达服务器，服务器也存下了，但回复在路上丢了。手机会怎么想？先锁定状态顺序，再发 `Bring water /dropack`。

```lab
lab> predict queued sending failed
已锁定：queued sending failed  （与下一条消息比较）
lab> send Bring water /dropack
m2   queued   Bring water /dropack
m2  queued → sending
m2  sending → failed  收到回复前连接中断；服务器可能已经存下
✓ 预测成立：queued sending failed
```

```check
lab.predicted // 先说它会经过哪些状态
lab.messages.last?.failure == .connectionLost // 发一条回复会丢的消息
```

### Hint
手机只知道自己听到的。它什么也没听到。

### Hint
先用 `predict` 写三个状态，最后一个是坏的；再用 `send` 写文字，末尾加故障词。

### Hint
先输入 `predict queued sending failed` 再输入 `send Bring water /dropack`

### After
再读一遍行尾：服务器*可能*已经存下。`failed` 说的是“没等到确认”，不是“没送到”。把这两件事混为一谈，就会写出小梅遇到的那个 bug。

## observe: 服务器知道什么

你比小梅的手机多一样本事：可以翻服务器自己的账本。`server` 把它列出来，存下的消息一条一行，还写着到达过几次。

```lab
lab> server
服务器  消息  到达次数  文字
──────  ────  ────────  ────────────────────
s1      m1    1         On my way
s2      m2    1         Bring water /dropack
lab> messages
登山小队
r1   received 米娜: 周六八点半，北门集合。谁来？
r2   received 米娜: 记得带水，泉眼干了。
m1   sent     On my way
m2   failed   Bring water /dropack  — 收到回复前连接中断；服务器可能已经存下
```

```check
lab.ran("server") // 翻一翻服务器的账本
lab.ran("messages") // 再看看手机上的会话
lab.messages.last?.failure == .connectionLost // 第二条消息在手机上仍是失败
```

### Hint
同一条消息，从服务器和手机两边各看一次。

### Hint
两条命令，各一个单词。

### Hint
先输入 `server` 再输入 `messages`

### After
服务器有“Bring water”，手机却说它失败了。两边都没说错。如果重试造出一条*新*消息，米娜就会收到两遍，因为服务器没办法知道它们本是同一条。

## control: 同一条消息，再来一次

点红色标记：`retry`。然后再翻一次账本，看“到达次数”那一列，再画一次路线。

```lab
lab> retry
m2  failed → queued
m2  queued → sending
m2  sending → sent  (s2)
lab> server
服务器  消息  到达次数  文字
──────  ────  ────────  ────────────────────
s1      m1    1         On my way
s2      m2    2         Bring water /dropack
lab> log chain
     0 ms   UI 输入 send：消息立即显示  [排队中]
     0 ms   → Repository 分配 id 并放入队列  [排队中]
     0 ms   · Repository 开始第 1 次尝试  [发送中]
     0 ms     → Cache 用一次 fsync 让 2 行日志落盘
     0 ms     · Transport 把第 1 次尝试发往服务器
    40 ms       → Server 存为 s2
   400 ms     ← Transport 收到回复前连接中断；服务器可能已经存下
   400 ms   ← Repository 收到回复前连接中断；服务器可能已经存下  [失败]
   400 ms     → Cache 用一次 fsync 让 1 行日志落盘
   400 ms ← UI 显示新状态  [失败]
   400 ms · UI 输入 retry
   400 ms   → Repository 用同一个 id 再次放入队列  [排队中]
   400 ms   · Repository 开始第 2 次尝试  [发送中]
   400 ms     → Cache 用一次 fsync 让 2 行日志落盘
   400 ms     · Transport 把第 2 次尝试发往服务器
   440 ms       → Server 已有此 id（s2），不再存储
   480 ms     ← Transport 带回回复 200
   480 ms   ← Repository 服务器已确认  [已发送]
   480 ms     → Cache 用一次 fsync 让 1 行日志落盘
   480 ms ← UI 显示新状态  [已发送]
UI → Repository → Transport → Repository → UI → Repository → Transport → Repository → UI
```

```check
lab.messages.last?.deliveryState == .sent // 重试失败的那条
lab.messages.last?.attempts == 2 // 必须是同一条消息的第二次尝试
lab.serverCopies == 1 // 服务器上只能有一份
lab.ran("server") // 再翻一次账本
lab.ran("log chain") // 再画一次路线
```

### Hint
一条命令重发失败的消息，两条命令看结果。

### Hint
只有一条失败时，`retry` 不用写编号。

### Hint
依次输入 `retry`、`server`、`log chain`

### After
到了两次，只有一条。第二次尝试带着同一个 **id**，服务器*认出*了它，什么都没再存，只确认了已有的那条。你要的证明就在这里：重试会改变 `attempts` 和状态，身份从不改变。

## mistake: 多点了一下

小梅心急，消息都送达了还去点红色标记。你也照做：`retry m2`。看清楚被拒绝的是什么、在哪里，以及它建议你改做什么。

```lab
lab! retry m2
错误：m2 已经发送：服务器存为 s2
  retry m2
        ^~
可以试试：输入 server 查看服务器自己的账本
```

```check
lab.refused("retry") // 试着重试一条已经送达的消息
lab.serverCopies == 1 // 服务器上仍然只有一份
```

### Hint
点名刚才送达的那条消息，再发一遍。

### Hint
`retry` 后面写消息的短编号：字母 m 加数字。

### Hint
输入 `retry m2`

### After
仓库动手之前先看状态，而且看的时候没有别人在场：它是一个 **actor**，两次点击不可能同时进行到一半。第一下算数，第二下得到一句解释。

## debugger: 这一行背后的值

收件箱旁边的现场里有三条消息，就像交到单元格手里那样：`message` 丢了回复，`earlier` 已发送，`received` 来自米娜。用 `v` 看看 `message`，问问它的失败原因“服务器可能有它吗”，再比较两个 id。

```lab
lab> v message
(Messenger.Message) message = {
  id = {
    uuid = (0 = 83, 1 = 137, 2 = 29, 3 = 31, 4 = 45, 5 = 20, 6 = 73, 7 = 184, 8 = 146, 9 = 72, 10 = 40, 11 = 138, 12 = 59, 13 = 224, 14 = 208, 15 = 64)
  }
  number = 2
  ordinal = 2
  conversation = "trail"
  author = "me"
  text = "Bring water"
  createdAt = 2026-01-01 09:02:00 GMT
  deliveryState = failed
  attempts = 1
  serverID = nil
  failure = connectionLost
  preserved = nil
}
lab> p message.failure!.mayBeOnServer
(Bool) true
lab> p message.id == earlier.id
(Bool) false
```

```check
lab.ran("v message") // 看整条消息
lab.printed("(Bool) true") // 问失败原因：服务器可能有它吗
lab.printed("(Bool) false") // 比较两条消息的 id
```

### Hint
先把存的东西看一遍，再问两个是非题。

### Hint
`v` 显示存储属性；`failure` 是可选值，它有属性 `mayBeOnServer`；比较 id 用 `==`。

### Hint
依次输入 `v message`、`p message.failure!.mayBeOnServer`、`p message.id == earlier.id`

### After
`Message` 是值：这份副本只是某一刻，不会跟着仓库变。让它成为*这一条*消息的只有 `id`。文字、状态、尝试次数，两条消息之间可以相同，一条消息自己也可以变。

## control: 拔掉电源

最后一关：消息还在路上，手机没电了。`/slow` 让第一次尝试花五秒，时间足够。发 `On the bus /slow`，接着 `crash`，看看重新启动后发现了什么；然后决定该怎么办，并去做。

```lab
lab> send On the bus /slow
m3   queued   On the bus /slow
m3  queued → sending
lab> crash
进程已消失；已从存储重新启动。
上次会话结束时，下面的消息还在路上。它们现在记为失败，id 不变：
m3   failed   On the bus /slow  — 发送途中进程结束；服务器可能已经存下
服务器可能收到了，也可能没有，所以不会自动重发：retry 会用同一个 id 再发，服务器
只保留一份。
lab> retry
m3  failed → queued
m3  queued → sending
m3  sending → sent  (s3)
lab> server
服务器  消息  到达次数  文字
──────  ────  ────────  ────────────────────
s1      m1    1         On my way
s2      m2    2         Bring water /dropack
s3      m3    1         On the bus /slow
```

```check
lab.ran("crash") // 趁消息在路上让进程消失
lab.ran("server") // 最后翻一翻账本
lab.messages.last?.deliveryState == .sent // 把被打断的消息送达
lab.messages.last?.attempts == 2 // 靠同一条消息的第二次尝试
lab.serverCopies == 1 // 服务器上只有一份
```

### Hint
发一条慢的，让进程消失，再做小梅会做的事。

### Hint
四条命令：带故障词的 `send`、`crash`，然后是回复丢失之后用过的那两条。

### Hint
依次输入 `send On the bus /slow`、`crash`、`retry`、`server`

### After
新进程认得这条消息，因为网络开始之前，**缓存**已经把它写进磁盘。可它不知道那次尝试的结果，所以既没有自作主张重发，也没有丢掉：它标成 `failed`，保留 id，把决定留给人。

## observe: 部件是谁挑的

仓库里从不写它用哪种网络，是别人交给它的。`use AppEnvironment` 打开装配部件的现场：`environment` 给应用用，`preview` 用来在没有网络时给界面拍张照片。

问问这两个是否联网，再问它们是否共用一个仓库。

```lab
lab> use AppEnvironment
当前实例：environment  (AppEnvironment)
现场里的变量：environment, preview
lab> p environment.transport.isOnline
(Bool) true
lab> p preview.transport.isOnline
(Bool) false
lab> p environment.repository === preview.repository
(Bool) false
```

```check
lab.ran("use AppEnvironment") // 打开环境
lab.printed("(Bool) true") // 问应用的传输层
lab.printed("(Bool) false") // 问预览的传输层
lab.ran("p environment.repository") // 比较两个仓库
```

### Hint
传输层是环境的属性，它自己又有一个属性。

### Hint
`p` 后面写三段名字的路径，两个环境各问一次；仓库用 `===` 比较。

### Hint
依次输入 `use AppEnvironment`、`p environment.transport.isOnline`、`p preview.transport.isOnline`、`p environment.repository === preview.repository`

### After
同一个类，部件不同，行为就不同，而仓库一行代码都没改。这就是**依赖注入**：类型通过 `init` 的参数收下部件，由一个地方，也就是*组合根*，决定用哪些部件。

## source: 还没有 id 的时候

这条路的起点是草稿：有文字、有会话，没有 id，也没有状态。用 `use MessageDraft` 打开它，在源码里给 `text` 换一个默认值，再运行。

```lab
lab> use MessageDraft
当前实例：draft  (MessageDraft)
现场里的变量：draft, original, blank
可调属性：set conversation | text ……（输入 set 查看全部）
lab> source set text "On my way"
workbench/MessageDraft.swift:5  text: "See you at 8:30" → "On my way"
输入 rerun 编译并创建新实例。
lab> rerun
属性  旧实例             新实例
────  ─────────────────  ───────────
text  "See you at 8:30"  "On my way"
只有新实例是用新默认值创建的；旧实例在你改源码之前就已经做好了。
lab> p draft.text
(String) "On my way"
```

```check
lab.rerun // 编译源码，做出一份新草稿
draft.text == "On my way" // 新草稿应以你的文字开头
lab.printed("(String) \"On my way\"") // 打印它的文字
```

### Hint
作者会改文件里的默认值，再运行一遍。

### Hint
`source set` 后面写属性和新的默认值，文字要加引号；`rerun` 负责编译。

### Hint
依次输入 `use MessageDraft`、`source set text "On my way"`、`rerun`、`p draft.text`

### After
两份草稿可以一模一样，没有人在意：草稿没有身份。仓库给它加上身份，它才成为消息；从那以后，内容再相同也是两条。

## explain: 整条路，逐步证明

运行这一课背后的两个实验，读一读步骤。然后用自己的话说说：每一层对消息做了什么，id 由谁造、由谁留住、由谁来比对。

```lab
lab> run MessageRepository
type.MessageRepository
  1. send：调用本身引起的变化  queued → sending
  2. 让时间过去：回复丢了  connectionLost
  3. 这边记为失败，服务器那边却已存下  ✓
  4. 重试：状态、尝试次数、服务器收到的次数  sent 2 2
  5. 服务器上只有一条，不是两条  ✓
  6. 已发送的消息不能再重试  ✓
target-evidence:type.MessageRepository  swift
lab> run dependency-injection
concept.dependency-injection
  1. 用平常的传输层发送  sent
  2. 交入一个总是拒绝的：同样的调用  failed (rejected)
  3. 差别只来自交进来的部件  ✓
  4. 测试事后还能问自己的对象：尝试次数  1
  5. 时钟也是交进来的：停在虚拟时间走到的地方  ✓
target-evidence:concept.dependency-injection  swift
```

```check
lab.evidence("type.MessageRepository") // 运行仓库的实验
lab.evidence("concept.dependency-injection") // 运行这个概念的实验
```

### Hint
每张卡片、每个概念都有自己的实验。

### Hint
`run` 后面写卡片或概念的名字。

### Hint
先输入 `run MessageRepository` 再输入 `run dependency-injection`

### After
**仓库**造 id，**缓存**让它熬过崩溃，**传输层**带着它走，**服务器**拿它来比对。小梅的两条消息不是网络的意外：一定有个地方，重试时换了新的 id。

## question: single

回复在路上丢了。状态 `failed` 能确定地告诉你什么？

- [ ] 服务器没有这条消息
  这一课里服务器明明存下了，手机照样说失败。
- [x] 没有等到确认
  客户端能知道的只有这么多，消息走到了哪里并不清楚。
- [ ] 文字被拒绝了
  拒绝也是一种回复，会写明：`rejected`，状态码 400。

### After
`failed` 说的是客户端知道什么，不是服务器账本里有什么。

## question: order

点“发送”之后，一条新消息会依次遇到什么？

1. 仓库给它一个 id
2. 缓存让这次变更落盘
3. 传输层发出第一次尝试
4. 服务器存下它
5. 状态变成 sent

### After
先磁盘，后网络：可能被看见的，就必须先记住。

## question: multiple

重试会改变哪些东西？

- [ ] `id`
  要是变了，服务器就会再存一条。
- [x] `attempts`
  每交给传输层一次就加一。
- [x] `deliveryState`
  从 failed 回到 queued，再往前走。
- [ ] `createdAt`
  它记的是写下的时间，而且是 `let`。

### After
身份不变，只有描述投递过程的东西可以变。

## question: single

消息处于 `sending` 时进程消失了。下次启动会怎样处理它？

- [ ] 自动再发一次
  它不知道第一次到没到，也不知道人还想不想发。
- [ ] 把它删掉
  那样屏幕上出现过的文字就没了。
- [x] 标为失败，id 不变
  由人来决定；重试是安全的，因为服务器认得这个 id。

### After
显示过的要留住，不知道的不乱说，让人来选。

## question: short

仓库拿到哪一个传输层，由哪个类型决定？

```answer
AppEnvironment
环境
environment
```

### After
`AppEnvironment` 是组合根：挑选部件的唯一地方。

## question: single

服务器凭什么看出一次尝试是重复的？

- [ ] 凭文字
  人真的会连发两个“好”，而且就是这个意思。
- [ ] 凭时间
  各家的钟不一样，何况重试本来就来得晚。
- [x] 凭消息的 id
  客户端只选一次，每次尝试都带着它。

### After
凭一个键认出重复的请求，这叫*幂等*：一次也好，十次也好，效果一样。

## summary

消息诞生于**仓库**，由它给出 **id**；**缓存**先让它落盘，**传输层**才能发送；**服务器**凭这个 id 认出重复。**failed** 的意思是“没等到确认”，所以**重试**必须还是同一条消息：状态和 `attempts` 会变，身份不变。**AppEnvironment** 挑选部件并交进去，这就是**依赖注入**。

这是最后一课。接下来轮到你：挑一个熟悉的界面，对里面的每个对象问三句——谁造的它？谁持有它？回复丢了会怎样？

"""##)
}
