extension Glossary {
  /// Functions of the Swift runtime: name, English, Chinese.
  static let runtime = #"""
    swift_retain | Add 1 to an object's strong reference count and return the object. | 对象的强引用计数加 1，并返回这个对象。
    swift_release | Take 1 away; at 0 the object is destroyed. | 计数减 1；到 0 时对象被销毁。
    swift_retain_n | Add n in one step. | 一次加 n。
    swift_release_n | Take n away in one step. | 一次减 n。
    swift_bridgeObjectRetain | Retain the special reference inside a String or Array. | 给 String 或 Array 内部那种特殊引用加 1。
    swift_bridgeObjectRelease | Release the special reference inside a String or Array. | 给 String 或 Array 内部那种特殊引用减 1。
    swift_allocObject | Get heap memory for an object or box and set its count to 1. | 为对象或盒子取得堆内存，计数设为 1。
    swift_deallocObject | Free the memory of a box or closure context. | 释放盒子或闭包上下文的内存。
    swift_deallocClassInstance | Free the memory of a class object after its deinit. | 类对象的 deinit 执行之后，释放它的内存。
    swift_deallocPartialClassInstance | Free an object whose initializer failed. | 构造失败时释放对象。
    swift_initStackObject | Set up the header of an object that lives on the stack. | 给放在栈上的对象写好头部。
    swift_setDeallocating | Mark an object as being destroyed. | 标记对象正在被销毁。
    swift_allocBox | Get a heap box for a value whose type is only known at run time. | 为运行时才知道类型的值取得堆上的盒子。
    swift_slowAlloc | Plain memory allocation. | 普通的内存分配。
    swift_slowDealloc | Plain memory free. | 普通的内存释放。
    swift_beginAccess | Check, while running, that no overlapping access to this variable is in progress. | 运行时检查：此刻没有与之重叠的访问正在使用这个变量。
    swift_endAccess | End that tracked access. | 结束那次被跟踪的访问。
    swift_weakInit | Set up a weak reference to an object. | 建立指向对象的弱引用。
    swift_weakAssign | Point a weak reference at another object. | 让弱引用改指另一个对象。
    swift_weakLoadStrong | Read a weak reference: the object retained, or nil. | 读弱引用：得到加了 1 的对象，或者 nil。
    swift_weakTakeStrong | Read a weak reference and end it. | 读弱引用，并结束它。
    swift_weakCopyInit | Make a second weak reference from a first. | 由一个弱引用再造一个弱引用。
    swift_weakDestroy | End a weak reference. | 结束弱引用。
    swift_unownedRetain | Add 1 to an object's unowned count. | 对象的 unowned 计数加 1。
    swift_unownedRelease | Take 1 from an object's unowned count. | 对象的 unowned 计数减 1。
    swift_unownedRetainStrong | Turn an unowned reference into a strong one; stops the program if the object is gone. | 把 unowned 引用变成强引用；对象已不在则停下程序。
    swift_unownedCheck | Stop the program if an unowned object is gone. | unowned 的对象已不在则停下程序。
    swift_isUniquelyReferenced_native | Is this the only owner? Copy-on-write asks this before a change. | 这是唯一的持有者吗？写时复制在修改之前会问。
    swift_isUniquelyReferenced_nonNull_native | The same question for a reference that cannot be nil. | 同样的问题，用于不会是 nil 的引用。
    swift_isUniquelyReferencedNonObjC_nonNull | The same question for references that could be Objective-C objects. | 同样的问题，用于可能是 Objective-C 对象的引用。
    swift_once | Run an initializer exactly once, even when many threads ask (globals and static properties). | 让初始化代码恰好执行一次，多个线程同时来也一样（全局变量和静态属性）。
    swift_allocError | Make the box for a thrown error. | 为抛出的错误创建盒子。
    swift_errorRetain | Retain an error box. | 给错误盒子加 1。
    swift_errorRelease | Release an error box. | 给错误盒子减 1。
    swift_willThrow | Told just before an error is thrown, so the debugger can stop. | 错误即将抛出时被通知，好让调试器停下。
    swift_willThrowTyped | The same for a typed throw (a small hook placed in your module). | 同样的通知，用于带类型的抛出（放在你的模块里的小挂钩）。
    swift_willThrowTypedImpl | The library half of that hook. | 这个挂钩在库里的那一半。
    swift_unexpectedError | Stop the program because try! met an error. | try! 遇到错误，停下程序。
    swift_errorInMain | Stop the program because main threw an error. | main 抛出了错误，停下程序。
    swift_dynamicCast | Do an as? or as! cast by looking at the types while running. | 运行时查看类型，完成 as? 或 as! 转型。
    swift_dynamicCastClass | Check whether an object is of a class or one of its subclasses. | 检查对象是否属于某个类或它的子类。
    swift_conformsToProtocol | Look up whether a type conforms to a protocol. | 查找某个类型是否遵守某个协议。
    swift_getObjectType | The dynamic type of an object. | 对象的动态类型。
    swift_getDynamicType | The dynamic type of any value. | 任意值的动态类型。
    swift_getWitnessTable | Get, or build, the table of functions for a conformance that depends on type arguments. | 取得（或建立）取决于类型参数的遵守关系所用的函数表。
    swift_getAssociatedTypeWitness | Find the type that fills an associated type. | 找出关联类型对应的具体类型。
    swift_getAssociatedConformanceWitness | Find the conformance of an associated type. | 找出关联类型对协议的遵守关系。
    swift_getGenericMetadata | Get, or build, the description of a generic type such as Array<Int>. | 取得（或建立）Array<Int> 这类泛型类型的描述。
    swift_allocateGenericClassMetadata | Make room for a generic class's description. | 为泛型类的描述留出内存。
    swift_allocateGenericValueMetadata | Make room for a generic struct's or enum's description. | 为泛型结构体或枚举的描述留出内存。
    swift_initClassMetadata2 | Finish a class description that is only known at run time. | 把运行时才完整的类描述补全。
    swift_checkMetadataState | Make sure a type description is complete enough to use. | 确认类型描述已经完整到可以使用。
    swift_getTypeByMangledNameInContext2 | Find a type from its encoded name. | 按编码后的名字找到类型。
    swift_getTypeByMangledNameInContext | Find a type from its encoded name (older entry). | 按编码后的名字找到类型（较早的入口）。
    swift_getTypeByMangledNameInContextInMetadataState2 | The same lookup, allowed to return a type that is still being set up. | 同样的查找，允许返回仍在建立中的类型。
    swift_getSingletonMetadata | Get a description that is set up once, on first use. | 取得第一次使用时建立一次的描述。
    swift_getTupleTypeMetadata | Get the description of a tuple type. | 取得元组类型的描述。
    swift_getFunctionTypeMetadata | Get the description of a function type. | 取得函数类型的描述。
    swift_getExistentialTypeMetadata | Get the description of an any P type. | 取得 any P 类型的描述。
    swift_getEnumCaseMultiPayload | Work out which case an enum of unknown layout holds. | 判断布局未知的枚举现在是哪个 case。
    swift_storeEnumTagMultiPayload | Write the case of an enum of unknown layout. | 给布局未知的枚举写上 case。
    swift_arrayInitWithCopy | Copy-fill a run of elements. | 用复制填满一串元素。
    swift_arrayDestroy | Destroy a run of elements. | 销毁一串元素。
    swift_getKeyPath | Build a key path object. | 构造键路径对象。
    swift_projectBox | Get the address inside a box of unknown type. | 取得类型未知的盒子里面的地址。
    swift_deletedMethodError | Stop the program because a removed method was called. | 调用了已被移除的方法，停下程序。
    swift_reportError | Print a fatal runtime message. | 打印运行时的致命错误信息。
    swift_initStaticObject | Set up the header of an object laid out at compile time. | 给编译时排好的对象写好头部。
    swift_task_create | Start a new task. | 启动新的任务。
    swift_task_alloc | Get memory from the task's own stack. | 从任务自己的栈取得内存。
    swift_task_dealloc | Give that memory back. | 归还那块内存。
    swift_task_switch | Continue the task on the right executor (an actor hop). | 到正确的执行器上继续任务（跳到 actor）。
    swift_asyncLet_begin | Start the child task of an async let. | 启动 async let 的子任务。
    swift_asyncLet_get | Wait for an async let value. | 等待 async let 的值。
    swift_asyncLet_finish | End an async let and wait if it still runs. | 结束 async let；还在运行就等它。
    swift_defaultActor_initialize | Set up an actor's queue. | 建立 actor 的队列。
    swift_defaultActor_destroy | Tear down an actor's queue. | 拆除 actor 的队列。
    swift_defaultActor_deallocate | Free an actor's memory. | 释放 actor 的内存。
    swift_task_isCurrentExecutor | Is the task already on this executor? | 任务已经在这个执行器上了吗？
    swift_continuation_init | Set up a continuation that other code will resume. | 准备一个续体，由别的代码来恢复。
    """#
}
