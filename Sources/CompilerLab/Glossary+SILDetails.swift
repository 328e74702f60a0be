extension Glossary {
  /// Longer explanations of SIL words: field and name, English, Chinese; an empty line between entries.
  static let silDetails = #"""
    sil witness_method
    A call through a protocol value: the compiler does not know the type, only that the type carries a witness table, one row per requirement of the protocol. This instruction reads the row; an apply that follows makes the call. In machine code it is a load from the table and a `blr`. It disappears when the optimizer learns the concrete type (devirtualization).
    这是经由协议值的调用：编译器不知道具体类型，只知道该类型带着一张协议见证表，协议的每条要求占一行。本指令读出那一行，随后的 apply 完成调用。到机器代码里，它是一次读表加一次 `blr`。优化器一旦得知具体类型，它就会消失（去虚化）。

    sil class_method
    The object's first word points to its class, and the class holds a table (vtable) of the methods a subclass may override. This instruction reads one row of it. `final`, `private` and structs need none of this: there the target is known and `function_ref` is used. In machine code you see two loads and a `blr`.
    对象的第一个字指向它的类，类里有一张表（vtable），列出子类可以重写的方法；本指令读出其中一行。`final`、`private` 和结构体都不需要它：目标早已确定，用的是 `function_ref`。到机器代码里是两次读取加一次 `blr`。

    sil function_ref
    Names exactly one function. A call of it is a direct call: in machine code a single `bl`. Because the target is certain, the optimizer may copy the function's body to this place (inlining); that is how most function_refs disappear in an optimized build.
    指明唯一的一个函数。对它的调用是直接调用，在机器代码里只是一条 `bl`。目标既然确定，优化器就可以把函数体直接搬到这里（内联）；优化版里的 function_ref 大多就是这样消失的。

    sil apply
    The call itself. Look at what it applies: a `function_ref` is a direct call, a `class_method` or `witness_method` is a call through a table, any other value is a closure. Arguments stand in parentheses, self comes last. An apply that is missing in the optimized build was replaced by the callee's body.
    这就是调用本身。看它调用的是什么：`function_ref` 是直接调用，`class_method` 或 `witness_method` 是查表调用，其他值则是闭包。括号里是参数，self 在最后。优化版里不见了的 apply，是被函数体取代了。

    sil try_apply
    A call that can throw has two ways on, so it ends its block: `normal bb1` gets the result, `error bb2` gets the error. There is no hidden unwinding: in machine code the error comes back in register x21, and the caller tests it with `cbnz` after the call.
    可能抛错的调用有两条去路，所以它是所在块的最后一条：`normal bb1` 得到结果，`error bb2` 得到错误。没有暗中展开栈这回事：机器代码里错误放在寄存器 x21 中带回，调用方在调用之后用 `cbnz` 检查。

    sil begin_apply
    Calls an accessor that lends a value instead of returning it. The accessor stops at its `yield`; you read or change the value in place; `end_apply` lets it finish. That is how `array[0].name = "x"` changes one element without copying the array out and back.
    调用一种“借出”值而不是返回值的访问器。访问器停在它的 `yield` 处，你就地读取或修改，然后由 `end_apply` 让它收尾。`array[0].name = "x"` 就是这样只改一个元素，而不必把数组复制出来再放回去。

    sil partial_apply
    Makes a closure: the function and the values in the parentheses become one value. If the closure leaves the function, a small heap object keeps the captured values (`swift_allocObject`); with `[on_stack]` none is needed. A captured `var` arrives as a box, a captured constant as its value, a class as one more owner.
    创建闭包：函数和括号里的值合成一个值。闭包如果要离开本函数，就用一个小的堆对象保存捕获的值（`swift_allocObject`）；带 `[on_stack]` 则不需要。被捕获的 `var` 以盒子的形式进来，常量以值的形式进来，类对象则多一个持有者。

    sil alloc_ref
    Every class instance begins here, in its allocating initializer (`…fC`). It becomes `swift_allocObject`: heap memory with a header of two words, the class and the counts. With `[stack]` the optimizer has shown that the object can't outlive the function, and it needs no heap at all.
    类的每个实例都从这里开始，在它的分配型构造方法里（`…fC`）。它会变成 `swift_allocObject`：带两个字头部（类、计数）的堆内存。带 `[stack]` 表示优化器已证明对象不会活过本函数，根本不用堆。

    sil alloc_box
    A local `var` normally lives on the stack. When a closure captures it and may outlive the function, both must see the same variable, so it moves into a heap box with a reference count. The mandatory passes turn the box back into a stack slot when the closure does not escape.
    局部 `var` 通常住在栈上。一旦被闭包捕获，而闭包又可能比函数活得久，双方就必须看到同一个变量，于是它搬进堆上带引用计数的盒子。如果闭包不逃逸，必需的处理阶段会把盒子换回栈上位置。

    sil alloc_stack
    A place in the stack frame, given back by `dealloc_stack`. Raw SIL makes one for nearly every `var`; the mandatory passes and the optimizer turn most of them into plain values that live in registers. One that stays at -O holds something whose address is really needed.
    栈帧里的一个位置，由 `dealloc_stack` 归还。原始 SIL 几乎给每个 `var` 都留一个；之后的必需阶段和优化器会把大多数变成直接放在寄存器里的值。优化版里还留着的，是真的需要地址的那些。

    sil project_box
    A box is an object with a header; the variable is inside. This gives the variable's address without touching the count, so it costs an addition at most.
    盒子是带头部的对象，变量在里面。这条指令给出变量的地址，不碰计数，最多只花一次加法。

    sil strong_retain
    One more owner. It appears in canonical SIL where `copy_value` of a class reference stood in raw SIL, and becomes a call of `swift_retain`, an atomic addition. The optimizer removes pairs of retain and release when another owner is known to live longer.
    多一个持有者。原始 SIL 里对类引用的 `copy_value`，到规范 SIL 就成了它，再往下是一次 `swift_retain` 调用，即一次原子加法。只要确知另有持有者活得更久，优化器就会成对去掉 retain 和 release。

    sil strong_release
    One owner less. The one that takes the count to 0 runs `deinit` and frees the memory right there: that is why Swift objects die at a predictable line. It becomes a call of `swift_release`.
    少一个持有者。让计数变成 0 的那一次会当场执行 `deinit` 并释放内存：所以 Swift 对象在哪一行消失是可以预知的。它会变成 `swift_release` 调用。

    sil retain_value
    A struct or enum can hold references; copying it must add an owner to each of them. This does so for all references inside one value. A struct of plain numbers needs none, and the instruction vanishes.
    结构体或枚举里可能有引用，复制它就得给每个引用加一个持有者。本指令一次处理值里的所有引用。只含普通数字的结构体不需要，这条指令也就不会出现。

    sil copy_value
    In ownership SIL every value has exactly one owner. Using it twice needs a second owner, and this makes it. Whether it costs anything depends on the type: nothing for numbers, a retain for a class reference. Watch how few are left in optimized SIL.
    在持有权形式的 SIL 里，每个值恰好有一个持有者。要用两次，就得再有一个，由它产生。花不花代价取决于类型：数字不花，类引用是一次 retain。看看优化后的 SIL 里还剩几条。

    sil destroy_value
    Every owned value must be used up once; where nobody takes it over, this ends it. For a class reference it is a release. Find the matching `copy_value` or the instruction that made the value: they come in pairs.
    每个被持有的值都必须恰好用掉一次；没有人接手时，由它来结束。对类引用就是一次 release。试着找出与它配对的 `copy_value`，或产生这个值的指令：它们总是成对的。

    sil begin_access
    Swift promises that nobody reads a variable while somebody else changes it. `[static]` accesses were proven while compiling and cost nothing. `[dynamic]` ones, on class properties, globals and escaping boxes, call `swift_beginAccess` at run time and stop the program on overlap. `no_nested_conflict` needs only a cheap check, which the optimizer often folds away.
    Swift 保证：有人在改变量时，没有别人同时读写它。`[static]` 的访问已在编译时验证，没有开销。`[dynamic]` 的访问（类的属性、全局变量、逃逸的盒子）运行时要调用 `swift_beginAccess`，发现重叠就停下程序。带 `no_nested_conflict` 的只需便宜的检查，优化器常能把它折叠掉。

    sil load
    Reading memory. The word in brackets is about ownership: `[trivial]` copies bits, `[copy]` adds an owner, `[take]` moves the value out and leaves the memory empty. A variable that lives in a register needs no load, so counting loads in Debug and Optimized shows what moved into registers.
    读内存。方括号里的词说的是持有权：`[trivial]` 只复制比特，`[copy]` 多一个持有者，`[take]` 把值搬走、让内存变空。住在寄存器里的变量不需要 load，所以对比调试版与优化版的 load 数，就知道哪些变量搬进了寄存器。

    sil store
    Writing memory. `[init]` fills an empty place, `[assign]` first destroys what was there (for a class property: a release of the old object), `[trivial]` writes bits.
    写内存。`[init]` 填进空位置，`[assign]` 先销毁原来的内容（对类属性就是释放旧对象），`[trivial]` 只写比特。

    sil switch_enum
    A `switch` over an enum: one block for every case, and the payload arrives as the block's argument. The list is complete, which is the exhaustiveness rule made visible; `default` stands for the cases you left together. In machine code it is a comparison of the tag, a table, or no jump at all (`select`, `csel`).
    对枚举的 `switch`：每个 case 一个块，关联值作为块参数送到。清单是完整的，这就是“必须覆盖所有情况”的样子；`default` 代表你合并处理的那些 case。到机器代码里，它是对标签的比较、一张跳转表，或者根本不跳（`select`、`csel`）。

    sil cond_br
    The only yes/no jump of SIL: `if`, `guard`, `&&`, `while` and `??` all become this. Both ways are named blocks. When the condition is known while compiling, the instruction and the dead block disappear.
    SIL 里唯一的“是/否”跳转：`if`、`guard`、`&&`、`while`、`??` 最后都变成它。两条路各是一个有名字的块。条件在编译时就能确定的话，这条指令和走不到的块都会消失。

    sil cond_fail
    Why Swift's `+` is safe: the addition reports overflow, and this stops the program when it happened. Array subscripts use it for their bounds. `&+` has none. In machine code it is a rarely taken jump to a `brk`.
    Swift 的 `+` 为什么安全：加法会报告是否溢出，溢出时由它停下程序。数组下标也用它检查越界。`&+` 没有这一步。在机器代码里，它是一次很少成立的跳转，目标是 `brk`。

    sil struct_extract
    Takes one field out of a struct value that is already in registers. Even `Int` is a struct with one field, `_value`, so arithmetic on Int is full of these. They cost nothing: no machine instruction comes from them.
    从已经在寄存器里的结构体值中取出一个字段。连 `Int` 都是只有一个字段 `_value` 的结构体，所以整数运算里到处是它。它没有开销：不会产生任何机器指令。

    sil ref_element_addr
    The address of a stored property inside an object: the object's address plus a fixed offset. No lookup and no call. When you see it instead of a getter call, the compiler knew that the property is plain storage.
    对象里某个存储属性的地址：对象地址加上固定的偏移。不查表，也不调用。看到它而不是 getter 调用，说明编译器确知这个属性只是普通存储。

    sil open_existential_addr
    A value of type `any P` is a box of five words: up to three for the value, one for its type, one for the witness table. To call a method the box must be opened; from then on the hidden type has a name (`@opened`) that nothing else has.
    `any P` 类型的值是五个字的盒子：最多三个字放值，一个字放类型，一个字放协议见证表。要调用方法就得打开盒子；打开之后，这个隐藏的类型有了独一无二的名字（`@opened`）。

    sil debug_value
    Tells the debugger that this value is now the variable `name`. It makes no machine code, but it is why `p name` works, and why a variable of an optimized build may be “unavailable”: its debug_value was lost.
    告诉调试器：这个值现在就是变量 `name`。它不产生机器代码，但 `p name` 正是靠它才能用；优化版里变量显示“不可用”，就是因为它丢了。

    sil builtin
    The floor of Swift: an operation that LLVM knows directly. `+` on Int is a Swift function whose body is one builtin, `sadd_with_overflow_Int64`; the name says what it does.
    Swift 的最底层：LLVM 直接认识的操作。Int 的 `+` 是一个 Swift 函数，函数体只有一条 builtin：`sadd_with_overflow_Int64`，名字就说明了它做什么。

    sil load_weak
    Reading a `weak var` is more than a load: the runtime checks that the object still lives and adds an owner in the same step, so that it can't die while you use it. That is why the result is Optional.
    读 `weak var` 不只是读内存：运行时要确认对象还活着，并在同一步里加一个持有者，免得你正用着它就没了。所以结果是 Optional。

    sil store_weak
    Makes a weak reference point somewhere without becoming an owner. The runtime must be able to find it when the object dies, so the reference lives in memory and never only in a register.
    让弱引用指向某处而不成为持有者。对象消失时运行时要能找到它，所以弱引用必须放在内存里，不能只在寄存器里。

    sil hop_to_executor
    The point where `await` can really suspend: the code after it must run on this actor. If the task is there already, nothing happens; if not, the function is split here and the rest is queued.
    `await` 真正可能挂起的地方：后面的代码必须在这个 actor 上运行。任务已经在那里就什么也不发生；否则函数在此切开，剩下的部分去排队。

    notation bb0
    A function is a graph of blocks. Control enters a block only at its top and leaves only at its last instruction. Values that come from different ways are the block's arguments, in parentheses, where LLVM uses `phi`.
    函数是由块组成的图。只能从块的开头进入，只能从最后一条指令离开。从不同路径来的值作为块的参数写在括号里；LLVM 则用 `phi`。

    notation %0
    A name for a value, given once and never changed (single assignment). The first numbers are the arguments. To find out where a value comes from, look for the line that begins with `%n =`.
    值的名字，只取一次，之后不变（单赋值）。最前面的编号是参数。想知道某个值从哪里来，找以 `%n =` 开头的那一行。
    """#
}
