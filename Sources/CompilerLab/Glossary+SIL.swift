extension Glossary {
  /// SIL instructions: name, English, Chinese.
  static let sil = #"""
    alloc_stack | Reserve room for one value in the current stack frame and hand back its address. | 在当前栈帧里为一个值留出位置，得到它的地址。
    dealloc_stack | Give that stack room back; the value in it must already be gone. | 归还栈上的这块位置；此时里面的值必须已经销毁。
    alloc_ref | Make a new class object with a reference count of 1 (its fields are still empty). | 创建一个类的新对象，引用计数从 1 开始（各字段还没有内容）。
    alloc_ref_dynamic | Make a new object whose exact class is only known from a metatype at run time. | 创建新对象，具体是哪个类要到运行时由元类型决定。
    alloc_box | Make a heap box that holds one variable, so a closure can keep and share it. | 在堆上创建一个装单个变量的盒子，让闭包能够长期持有并共享它。
    project_box | Get the address of the variable that lives inside a box. | 取得盒子里那个变量的地址。
    dealloc_box | Free a box whose contents were never filled or are already destroyed. | 释放盒子；里面的内容从未写入，或者已经销毁。
    dealloc_ref | Free the memory of an object whose fields are already destroyed. | 释放对象的内存；各字段此前已经销毁。
    dealloc_partial_ref | Free an object whose initializer failed half way. | 构造到一半失败时，释放这个对象。
    dealloc_stack_ref | End the life of an object the optimizer placed on the stack. | 结束被优化器放到栈上的对象的生命。
    alloc_global | Set up the storage of a global variable before its first use. | 第一次使用全局变量之前，准备好它的存储。
    global_addr | Get the address of a global variable. | 取得全局变量的地址。
    global_value | Get a global object that was laid out at compile time. | 取得编译时就已排好内容的全局对象。
    alloc_existential_box | Make the heap box that holds a thrown error or other boxed protocol value. | 在堆上创建盒子，用来装抛出的错误或其他被装箱的协议值。
    project_existential_box | Get the address of the value inside such an error box. | 取得错误盒子里那个值的地址。
    open_existential_box | Look inside an error box and treat the value as its real, hidden type. | 打开错误盒子，按真实而隐藏的类型使用里面的值。
    alloc_pack | Reserve stack room for a parameter pack (the values behind each T). | 为参数包（每个 T 对应的值）在栈上留出位置。
    load | Read a value from an address; [copy] also adds an owner, [take] moves it out, [trivial] just copies bits. | 从地址读出一个值；[copy] 会多出一个持有者，[take] 把值搬走，[trivial] 只复制比特。
    store | Write a value to an address; [init] fills empty memory, [assign] destroys the old value first, [trivial] just writes bits. | 把值写入地址；[init] 填入空内存，[assign] 先销毁旧值，[trivial] 只写比特。
    load_borrow | Read a value for a while without copying it; nobody may change the memory until end_borrow. | 借读一个值而不复制；直到 end_borrow 之前，谁也不能改这块内存。
    store_borrow | Lend a value to a stack slot for a while without copying it. | 把一个值暂时借给栈上的位置，不复制。
    assign | Raw SIL only: write a value; a later check decides whether this is a first fill or an overwrite. | 仅见于原始 SIL：写入一个值；是首次填入还是覆盖，由后面的检查决定。
    copy_addr | Copy a value from one address to another, handling reference counts, even when its size is unknown. | 在两个地址之间复制值，顺带处理引用计数，值的大小未知也可以。
    destroy_addr | Destroy the value at an address and leave the memory empty. | 销毁某地址上的值，让这块内存变空。
    index_addr | Step from one array element address to another by a count. | 从一个数组元素的地址，按个数移动到另一个元素。
    tail_addr | Step past one tail array to the next one stored in the same object. | 在同一对象内，跳过一段尾部数组，到达下一段。
    index_raw_pointer | Move a raw pointer by a number of bytes. | 把裸指针移动若干字节。
    struct_element_addr | Get the address of one stored property inside a struct in memory. | 取得内存中结构体某个存储属性的地址。
    tuple_element_addr | Get the address of one element inside a tuple in memory. | 取得内存中元组某个元素的地址。
    ref_element_addr | Get the address of one stored property inside a class object. | 取得类对象中某个存储属性的地址。
    ref_tail_addr | Get the address of the array elements stored right after an object (how Array keeps its buffer). | 取得紧跟在对象后面的数组元素的地址（Array 的缓冲区就这样存放）。
    begin_access | Start a checked read or modify of a variable; [dynamic] is checked while running, [static] was checked by the compiler. | 开始一次受检查的读取或修改；[dynamic] 在运行时检查，[static] 已由编译器验证。
    end_access | End the access that begin_access started. | 结束由 begin_access 开始的访问。
    begin_unpaired_access | Start an access whose end is in another function. | 开始一次访问，它的结束在另一个函数里。
    end_unpaired_access | End an access that another function started. | 结束由另一个函数开始的访问。
    address_to_pointer | Turn a typed address into a raw pointer value. | 把带类型的地址变成裸指针。
    pointer_to_address | Turn a raw pointer back into a typed address. | 把裸指针变回带类型的地址。
    bind_memory | Tell the compiler which type a piece of raw memory now holds. | 告诉编译器，这块裸内存现在存放哪种类型。
    mark_uninitialized | Raw SIL only: this memory starts empty, so check that it is filled before use. | 仅见于原始 SIL：这块内存起初是空的，请检查使用前是否已填入。
    mark_function_escape | Raw SIL only: a function captures these variables, so they must be filled by now. | 仅见于原始 SIL：有函数捕获了这些变量，所以此处必须已经填入。
    assign_or_init | Raw SIL only: write through an init accessor, as a first fill or as an ordinary set. | 仅见于原始 SIL：经由 init 访问器写入，可能是首次填入，也可能是普通赋值。
    copy_value | Make another independent owner of a value (for a class reference: one more retain). | 为值再造一个独立的持有者（对类引用来说就是一次 retain）。
    destroy_value | End one ownership of a value (for a class reference: one release). | 结束对值的一份持有（对类引用来说就是一次 release）。
    move_value | Hand ownership on to a new name without copying. | 把持有权交给新的名字，不复制。
    begin_borrow | Start using a value without owning it. | 开始使用一个并不持有的值。
    end_borrow | Stop borrowing, so the owner may change or destroy the value again. | 结束借用，持有者又可以修改或销毁它。
    borrowed | Note which owner a borrowed block argument depends on. | 注明借来的块参数依赖哪个持有者。
    end_lifetime | Tell the checker a value is finished, without running any destroy code. | 告诉检查器这个值已经用完，但不执行任何销毁代码。
    extend_lifetime | Keep a value alive at least to this point. | 让值至少活到这里。
    explicit_copy_value | A copy the programmer asked for in so many words. | 程序员明确要求的一次复制。
    strong_retain | Add 1 to an object's strong reference count. | 对象的强引用计数加 1。
    strong_release | Take 1 from an object's strong reference count; at 0 the object is destroyed. | 对象的强引用计数减 1；到 0 时对象被销毁。
    retain_value | Add 1 for every reference a value contains. | 值里含有的每个引用，计数都加 1。
    release_value | Take 1 for every reference a value contains. | 值里含有的每个引用，计数都减 1。
    load_weak | Read a weak reference: you get the object with a retain, or nil if it is gone. | 读取弱引用：得到加了 1 的对象；对象已经不在则得到 nil。
    store_weak | Point a weak reference at an object, or at nil, without keeping the object alive. | 让弱引用指向某个对象或 nil，但不会让对象因此活着。
    load_unowned | Read an unowned reference with a retain; traps if the object is gone. | 读取 unowned 引用并加 1；对象已经不在则程序停下。
    store_unowned | Store an unowned reference; it keeps the memory but not the object. | 存入 unowned 引用；它保住内存，但不保住对象。
    unowned_retain | Add 1 to an object's unowned reference count. | 对象的 unowned 引用计数加 1。
    unowned_release | Take 1 from an object's unowned reference count. | 对象的 unowned 引用计数减 1。
    strong_copy_unowned_value | Turn an unowned reference into an owning one after checking that the object is alive. | 确认对象还活着之后，把 unowned 引用变成持有它的强引用。
    weak_copy_value | Make a weak reference value from a strong one. | 由强引用造出弱引用值。
    strong_copy_weak_value | Make a strong optional from a weak reference value. | 由弱引用值得到强引用的可选值。
    is_unique | Ask whether a reference is the only owner, which decides if copy-on-write must copy. | 询问这个引用是不是唯一的持有者，写时复制据此决定要不要复制。
    begin_cow_mutation | Ask whether a copy-on-write buffer has one owner and start changing it. | 询问写时复制的缓冲区是否只有一个持有者，并开始修改。
    end_cow_mutation | Finish changing a copy-on-write buffer. | 结束对写时复制缓冲区的修改。
    mark_dependence | Keep a base object alive for as long as a value that points into it is used. | 只要还有值指向某个基础对象的内部，就让那个对象活着。
    fix_lifetime | Do not let a value be destroyed before this point. | 在这一点之前不许销毁这个值。
    begin_dealloc_ref | Mark that an object's destruction has begun. | 标记：对象的销毁已经开始。
    end_init_let_ref | Mark that all let properties of an object are now set. | 标记：对象的所有 let 属性都已设定。
    integer_literal | A whole number written into the code. | 写在代码里的整数。
    float_literal | A floating-point number written into the code (as its bits). | 写在代码里的浮点数（以比特表示）。
    string_literal | A pointer to text stored in the program. | 指向程序里所存文字的指针。
    function_ref | Name one exact function; a call through it is a direct call. | 指明确切的一个函数；经它发起的是直接调用。
    dynamic_function_ref | Name a function marked dynamic, which may be replaced at run time. | 指明一个标为 dynamic 的函数，运行时可能被替换。
    metatype | The value that stands for a type itself. | 代表类型本身的值。
    value_metatype | The real type of a value at run time. | 值在运行时的真实类型。
    existential_metatype | The real type of the value inside a protocol box. | 协议盒子里那个值的真实类型。
    keypath | Build a key path such as \Type.property. | 构造键路径，例如 \Type.property。
    class_method | Find a method in the object's class table (vtable), so a subclass can override it. | 在对象所属类的方法表（vtable）里找方法，所以子类可以重写。
    super_method | Find the superclass's version of a method. | 找到父类的那一版方法。
    objc_method | Find a method through Objective-C messaging. | 通过 Objective-C 消息机制找方法。
    witness_method | Find the function a type uses to satisfy a protocol requirement (witness table). | 找到某个类型用来满足协议要求的函数（查协议见证表）。
    apply | Call a function with these arguments. | 用这些参数调用函数。
    try_apply | Call a function that can throw: one exit for a result, one for an error. | 调用可能抛错的函数：一个出口给结果，一个出口给错误。
    begin_apply | Call an accessor that lends a value and pauses in the middle (_read or _modify). | 调用一个会借出值、中途暂停的访问器（_read 或 _modify）。
    end_apply | Let the paused accessor finish normally. | 让暂停的访问器正常收尾。
    abort_apply | Let the paused accessor finish because the caller is leaving early. | 调用方提前离开，让暂停的访问器随之收尾。
    partial_apply | Make a closure: a function bundled with the values it captured. | 创建闭包：把函数和它捕获的值捆在一起。
    builtin | An operation the code generator knows directly, such as adding two machine integers. | 代码生成器直接认识的操作，例如两个机器整数相加。
    thin_to_thick_function | Give a plain function pointer an empty context so it can be used as a closure. | 给普通函数指针配上空的上下文，使它能当闭包用。
    convert_function | Treat a function value as a compatible function type. | 把函数值当成另一种兼容的函数类型。
    convert_escape_to_noescape | Use a closure as one that will not outlive the call. | 把闭包当成不会活过本次调用的闭包使用。
    destroy_not_escaped_closure | Destroy a closure context and report whether it escaped after all. | 销毁闭包的上下文，并报告它是否其实逃逸了。
    copy_block | Copy an Objective-C block. | 复制 Objective-C 的 block。
    cond_fail | Stop the program if this condition is true; used for overflow and bounds checks. | 条件为真就让程序停下；用于溢出和越界检查。
    struct | Build a struct value from its stored properties. | 用各个存储属性拼出结构体的值。
    struct_extract | Take one stored property out of a struct value. | 从结构体的值里取出一个存储属性。
    destructure_struct | Split a struct value into all its stored properties. | 把结构体的值拆成全部存储属性。
    tuple | Build a tuple; an empty one is Void. | 拼出元组；空元组就是 Void。
    tuple_extract | Take one element out of a tuple value. | 从元组的值里取出一个元素。
    destructure_tuple | Split a tuple value into all its elements. | 把元组的值拆成全部元素。
    object | Lay out a constant object at compile time. | 在编译时排好一个常量对象。
    vector | Lay out a constant run of equal elements at compile time. | 在编译时排好一串相同类型的常量元素。
    enum | Build an enum value of one case, with its payload if it has one. | 构造枚举某个 case 的值，有关联值就一起放进去。
    switch_enum | Jump to a different block for each enum case and hand over the payload. | 按枚举的 case 跳到不同的块，并交出关联值。
    switch_enum_addr | The same choice for an enum that is in memory. | 同样的选择，只是枚举在内存里。
    select_enum | Pick one of several values by enum case, without jumping. | 按枚举的 case 从几个值里选一个，不跳转。
    select_enum_addr | Pick one of several values by the case of an enum in memory. | 按内存中枚举的 case 从几个值里选一个。
    unchecked_enum_data | Take the payload out, trusting that the case is already known. | 取出关联值，相信 case 已经确认过。
    init_enum_data_addr | Get the address where an enum case's payload must be written. | 取得要写入枚举关联值的地址。
    inject_enum_addr | Write the case tag of an enum in memory. | 给内存中的枚举写上 case 标签。
    unchecked_take_enum_data_addr | Get the payload address of an enum in memory, trusting the case. | 取得内存中枚举关联值的地址，相信 case 正确。
    init_existential_addr | Start filling a protocol box (any P) with a concrete value. | 开始往协议盒子（any P）里放具体的值。
    open_existential_addr | Look inside a protocol box and get the address of the value as its real, hidden type. | 打开协议盒子，得到里面值的地址，并按真实而隐藏的类型使用它。
    deinit_existential_addr | Free a protocol box whose value was never filled in. | 释放从未放进值的协议盒子。
    init_existential_ref | Wrap a class object as a class-only protocol value. | 把类的对象包装成仅限类的协议值。
    open_existential_ref | Get the object out of a class-only protocol value. | 从仅限类的协议值里取出对象。
    init_existential_metatype | Wrap a type as a protocol metatype (any P.Type). | 把类型包装成协议元类型（any P.Type）。
    open_existential_metatype | Get the real type out of a protocol metatype. | 从协议元类型里取出真实类型。
    upcast | Treat an object as its superclass; costs nothing at run time. | 把对象当作它的父类；运行时没有开销。
    unchecked_ref_cast | Treat a reference as another class without checking. | 不经检查，把引用当作另一个类的引用。
    unchecked_addr_cast | Treat an address as an address of another type without checking. | 不经检查，把地址当作另一种类型的地址。
    unchecked_trivial_bit_cast | Reuse the bits of a plain value as another type. | 把普通值的比特当成另一种类型。
    unchecked_bitwise_cast | Reuse the bits of any value as another type. | 把任意值的比特当成另一种类型。
    unchecked_ownership_conversion | Change who is said to own a value without any reference counting. | 改变名义上的持有者，不动引用计数。
    ref_to_raw_pointer | Turn an object reference into a raw pointer. | 把对象引用变成裸指针。
    raw_pointer_to_ref | Turn a raw pointer into an object reference. | 把裸指针变成对象引用。
    ref_to_unowned | Turn a strong reference into the unowned kind. | 把强引用变成 unowned 的那一种。
    unowned_to_ref | Turn an unowned reference back into a plain one without a check. | 不经检查，把 unowned 引用变回普通引用。
    value_to_bridge_object | Store plain bits in the kind of reference that String and Array use. | 把普通比特放进 String 和 Array 所用的那种引用。
    bridge_object_to_ref | Get the object out of the kind of reference that String and Array use. | 从 String 和 Array 所用的那种引用里取出对象。
    checked_cast_br | Try a cast (as?) and jump to a success or a failure block. | 尝试转型（as?），成功和失败各跳到一个块。
    checked_cast_addr_br | Try a cast on a value in memory and jump to a success or a failure block. | 对内存中的值尝试转型，成功和失败各跳到一个块。
    unconditional_checked_cast | Do a forced cast (as!) that traps when it fails. | 强制转型（as!），失败就让程序停下。
    br | Jump to another block and pass it values. | 跳到另一个块，并把值传过去。
    cond_br | Jump to one of two blocks depending on a true/false value. | 按真假值跳到两个块之一。
    switch_value | Jump to a block chosen by a number. | 按一个数跳到某个块。
    return | Leave the function with this result. | 带着这个结果离开函数。
    throw | Leave the function with this error. | 带着这个错误离开函数。
    throw_addr | Leave the function with the error that was written to memory. | 带着已写入内存的错误离开函数。
    yield | Pause this accessor and lend a value to the caller. | 访问器在此暂停，把值借给调用方。
    unwind | Finish a paused accessor whose caller left early. | 调用方提前离开时，访问器在此收尾。
    unreachable | The program can never get here. | 程序不可能走到这里。
    hop_to_executor | Move to the actor or thread pool where the following code must run. | 换到后面代码必须运行的 actor 或线程池上。
    extract_executor | Get the executor that an actor runs on. | 取得 actor 所用的执行器。
    get_async_continuation | Start a suspension that some other code will resume. | 开始一次挂起，由别的代码来恢复。
    await_async_continuation | Suspend until the continuation is resumed. | 挂起，直到续体被恢复。
    debug_value | Tell the debugger that this value is now a named variable; makes no code. | 告诉调试器这个值现在是一个有名字的变量；不产生代码。
    debug_step | A do-nothing step kept so a breakpoint on the line still works. | 什么也不做的一步，留着让这一行的断点仍然有效。
    ignored_use | Raw SIL only: a value was used on purpose and thrown away (_ = x). | 仅见于原始 SIL：故意用了值又丢掉（_ = x）。
    """#
}
