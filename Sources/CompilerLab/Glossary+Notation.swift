extension Glossary {
  /// What else stands in SIL: name, English, Chinese.
  static let notation = #"""
    bb0 | A basic block: instructions that run from top to bottom, entered only at its label. | 基本块：从上到下依次执行的一段指令，只能从标签处进入。
    %0 | A value, computed once and never changed; the number is only a name. | 一个值，算出一次就不再改变；编号只是名字。
    $T | A SIL type; $Int is a Swift Int. | SIL 里的类型；$Int 就是 Swift 的 Int。
    $*T | The address of a T in memory. | 内存中某个 T 的地址。
    [ossa] | This function is in ownership form: every owned value must be used up exactly once. | 本函数采用持有权形式：每个被持有的值都必须恰好用掉一次。
    @owned | The receiver becomes the owner and must use up or destroy the value. | 接收方成为持有者，必须用掉或销毁这个值。
    @guaranteed | The receiver only borrows the value; the caller keeps it alive. | 接收方只是借用；由调用方保证它活着。
    @convention(method) | A function whose last argument is self. | 最后一个参数是 self 的函数。
    @convention(thin) | A plain function pointer without a context. | 不带上下文的普通函数指针。
    @convention(witness_method) | A function called through a protocol's witness table. | 通过协议见证表调用的函数。
    @callee_guaranteed | A closure that borrows its captured context while it runs. | 运行期间只借用所捕获上下文的闭包。
    [transparent] | Always inlined, even in Debug, so it never appears as a call. | 总是就地展开，调试版也一样，所以从不以调用的形式出现。
    [serialized] | The body may be copied into other modules. | 函数体可以复制到别的模块里。
    [noinline] | Never inlined into callers, from @inline(never). | 从不在调用处展开，来自 @inline(never)。
    [dynamic] | On begin_access: overlap is checked while the program runs. | 用在 begin_access 上：运行时检查是否重叠。
    [static] | On begin_access: the compiler has already proved there is no overlap. | 用在 begin_access 上：编译器已证明不会重叠。
    sil_vtable | The list of functions a class uses, one row per overridable method. | 一个类所用函数的清单，每个可重写的方法占一行。
    sil_witness_table | The list of functions a type uses to satisfy one protocol. | 一个类型满足某个协议所用函数的清单。
    sil_stage raw | SIL just as SILGen wrote it, before checks such as definite initialization. | SILGen 刚写出的 SIL，还没有做确定初始化之类的检查。
    sil_stage canonical | SIL after the mandatory checks; ready for optimization or for IRGen. | 做完必需检查的 SIL，可以优化，也可以交给 IRGen。
    """#

  /// arm64 registers: name, English, Chinese.
  static let registers = #"""
    x0-x7 | Arguments and results are passed in these registers. | 参数和结果用这些寄存器传递。
    x8 | Address where a large result must be written. | 大的结果要写到这个地址。
    x19-x28 | A function must give these back unchanged. | 函数返回时必须让它们保持原样。
    x20 | Swift: self. | Swift 用它传递 self。
    x21 | Swift: the thrown error, or zero. | Swift 用它传递抛出的错误；没有则为零。
    x22 | Swift: the async context. | Swift 用它传递异步上下文。
    x29 | Frame pointer: where this function's stack frame starts. | 帧指针：本函数栈帧从哪里开始。
    x30 | Link register: where to return to. | 链接寄存器：返回到哪里。
    sp | Stack pointer: the end of the current stack frame. | 栈指针：当前栈帧的末端。
    xzr | Always reads as zero. | 读出来永远是零。
    wN | The lower 32 bits of xN. | xN 的低 32 位。
    d0 | A floating-point register holding a Double. | 存放 Double 的浮点寄存器。
    """#

  /// Endings of Swift symbols and helpers: name, English, Chinese.
  static let symbols = #"""
    $s... | A Swift symbol; the rest encodes module, type, name and signature. | Swift 的符号；后面编码了模块、类型、名字和签名。
    ...vg | A getter. | 取值方法（getter）。
    ...vs | A setter. | 设值方法（setter）。
    ...vM | A modify accessor: lends the property for changing in place. | modify 访问器：把属性借出去就地修改。
    ...vr | A read accessor: lends the property for reading. | read 访问器：把属性借出去读取。
    ...vw | A willSet observer. | willSet 观察者。
    ...vW | A didSet observer. | didSet 观察者。
    ...vpfi | The code for a property's starting value. | 属性初始值的代码。
    ...fC | An initializer that also allocates the object. | 连同分配对象一起完成的构造方法。
    ...fc | An initializer that fills an object already allocated. | 填好已分配对象的构造方法。
    ...fD | The deinit that also frees the object. | 连同释放对象一起完成的 deinit。
    ...fd | The deinit that only destroys the fields. | 只销毁各字段的 deinit。
    ...U_ | The first closure in a function. | 函数里的第一个闭包。
    ...TA | A small forwarder that unpacks a closure's captured values. | 小转发函数：拆出闭包捕获的值。
    ...TW | A bridge from a protocol's witness table to the type's own function. | 从协议见证表通往类型自己函数的桥。
    ...TR | A bridge between two ways of passing the same closure. | 同一闭包两种传参方式之间的桥。
    ...Tm | Several identical functions merged into one. | 几个相同的函数合并成的一个。
    ...Tg5 | A copy of a generic function made for one exact type. | 泛型函数为某个确切类型做的副本。
    ...Tf | A copy of a function with changed parameters, made by the optimizer. | 优化器改过参数的函数副本。
    ...Ma | The function that gives a type's description (metadata). | 给出类型描述（元数据）的函数。
    ...Mn | The data that describes a type's name and shape. | 描述类型名字和形状的数据。
    ...Mf | A class's full description, with its vtable. | 类的完整描述，含方法表。
    ...MF | Names and types of a type's fields, for reflection. | 类型各字段的名字和类型，供反射使用。
    ...N | A type's description (metadata). | 类型的描述（元数据）。
    ...WP | A protocol witness table. | 协议见证表。
    ...Wl | A helper that finds a witness table the first time and remembers it. | 第一次找到见证表并记住它的辅助函数。
    ...WOh | A shared helper that destroys a value (outlined). | 共用的辅助函数：销毁值（外提）。
    ...WOc | A shared helper that copies a value (outlined). | 共用的辅助函数：复制值（外提）。
    ...w## | A value witness: how to copy, move or destroy this type without knowing it (wcp, wxx, wet and so on). | 值见证：不认识类型也能复制、移动或销毁它（wcp、wxx、wet 等）。
    objectdestroy | Releases what a closure captured when the closure goes away. | 闭包消失时，释放它捕获的东西。
    __swift_project_boxed_opaque_existential_1 | Finds the value inside an any P box. | 找到 any P 盒子里的值。
    __swift_destroy_boxed_opaque_existential_1 | Destroys the value inside an any P box. | 销毁 any P 盒子里的值。
    block_copy_helper | Copies what an Objective-C block captured. | 复制 Objective-C block 捕获的东西。
    """#
}
