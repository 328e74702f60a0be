// Written by `lab-dev generate` from the catalog's frames. Do not edit.
// swift-format-ignore-file

#if DEBUG
@testable import Catalog
import Foundation
import Inspection
import LabSystem
import Messenger
import TeachingTypes
import UIKitModel

let frames: [String: @Sendable () -> Void] = [
  "type.PropertyBox": {
    let box: TeachingTypes.PropertyBox = local("box")
    stopHere()
    keep(box)
  },
  "type.MessageDraft": {
    var draft: Messenger.MessageDraft = local("draft")
    let original: Messenger.MessageDraft = local("original")
    let blank: Messenger.MessageDraft = local("blank")
    stopHere()
    touch(&draft)
    keep(original)
    keep(blank)
  },
  "type.ValueCounter": {
    var counter: TeachingTypes.ValueCounter = local("counter")
    var copy: TeachingTypes.ValueCounter = local("copy")
    stopHere()
    touch(&counter)
    touch(&copy)
  },
  "type.ReferenceCounter": {
    let reference: TeachingTypes.ReferenceCounter = local("reference")
    let alias: TeachingTypes.ReferenceCounter = local("alias")
    let other: TeachingTypes.ReferenceCounter = local("other")
    stopHere()
    keep(reference)
    keep(alias)
    keep(other)
  },
  "type.Optional": {
    var reply: Swift.Optional<Messenger.MessageDraft> = local("reply")
    var nickname: Swift.Optional<Swift.String> = local("nickname")
    var serverID: Swift.Optional<Swift.String> = local("serverID")
    stopHere()
    touch(&reply)
    touch(&nickname)
    touch(&serverID)
  },
  "type.DeliveryState": {
    var state: Messenger.DeliveryState = local("state")
    let theirs: Messenger.DeliveryState = local("theirs")
    var history: Swift.Array<Messenger.DeliveryState> = local("history")
    stopHere()
    touch(&state)
    keep(theirs)
    touch(&history)
  },
  "type.MessageTransport": {
    let transport: any Messenger.MessageTransport = local("transport")
    let attempt: Messenger.DeliveryAttempt = local("attempt")
    let now: LabSystem.LabInstant = local("now")
    let later: LabSystem.LabInstant = local("later")
    stopHere()
    keep(transport)
    keep(attempt)
    keep(now)
    keep(later)
  },
  "type.CaptureOwner": {
    var owner: Swift.Optional<TeachingTypes.CaptureOwner> = local("owner")
    var friend: Swift.Optional<TeachingTypes.CaptureOwner> = local("friend")
    let log: TeachingTypes.EventLog = local("log")
    stopHere()
    touch(&owner)
    touch(&friend)
    keep(log)
  },
  "type.String": {
    var text: Swift.String = local("text")
    let author: Swift.String = local("author")
    let typed: Swift.String = local("typed")
    let blank: Swift.String = local("blank")
    stopHere()
    touch(&text)
    keep(author)
    keep(typed)
    keep(blank)
  },
  "type.Array": {
    var waiting: Swift.Array<Swift.String> = local("waiting")
    let before: Swift.Array<Swift.String> = local("before")
    let unread: Swift.Array<Swift.Int> = local("unread")
    let none: Swift.Array<Swift.String> = local("none")
    stopHere()
    touch(&waiting)
    keep(before)
    keep(unread)
    keep(none)
  },
  "type.Set": {
    var online: Swift.Set<Swift.String> = local("online")
    let muted: Swift.Set<Swift.String> = local("muted")
    let names: Swift.Array<Swift.String> = local("names")
    let nobody: Swift.Set<Swift.String> = local("nobody")
    stopHere()
    touch(&online)
    keep(muted)
    keep(names)
    keep(nobody)
  },
  "type.Dictionary": {
    var unread: Swift.Dictionary<Swift.String, Swift.Int> = local("unread")
    let before: Swift.Dictionary<Swift.String, Swift.Int> = local("before")
    let arrivals: Swift.Array<Swift.String> = local("arrivals")
    let nothing: Swift.Dictionary<Swift.String, Swift.Int> = local("nothing")
    stopHere()
    touch(&unread)
    keep(before)
    keep(arrivals)
    keep(nothing)
  },
  "type.UUID": {
    var id: Foundation.UUID = local("id")
    let other: Foundation.UUID = local("other")
    let text: Swift.String = local("text")
    let typo: Swift.String = local("typo")
    stopHere()
    touch(&id)
    keep(other)
    keep(text)
    keep(typo)
  },
  "type.Date": {
    var written: Foundation.Date = local("written")
    let confirmed: Foundation.Date = local("confirmed")
    let epoch: Foundation.Date = local("epoch")
    stopHere()
    touch(&written)
    keep(confirmed)
    keep(epoch)
  },
  "type.URL": {
    let server: Foundation.URL = local("server")
    let store: Foundation.URL = local("store")
    let typed: Swift.String = local("typed")
    stopHere()
    keep(server)
    keep(store)
    keep(typed)
  },
  "type.Data": {
    var data: Foundation.Data = local("data")
    let text: Swift.String = local("text")
    let broken: Foundation.Data = local("broken")
    let empty: Foundation.Data = local("empty")
    stopHere()
    touch(&data)
    keep(text)
    keep(broken)
    keep(empty)
  },
  "type.FileManager": {
    let manager: Foundation.FileManager = local("manager")
    let folder: Foundation.URL = local("folder")
    let file: Foundation.URL = local("file")
    var data: Foundation.Data = local("data")
    stopHere()
    keep(manager)
    keep(folder)
    keep(file)
    touch(&data)
  },
  "type.Task": {
    let task: Swift.Task<Swift.String, any Swift.Error> = local("task")
    let queue: TeachingTypes.JobQueue = local("queue")
    let wire: TeachingTypes.AnswerWire = local("wire")
    let log: TeachingTypes.EventLog = local("log")
    stopHere()
    keep(task)
    keep(queue)
    keep(wire)
    keep(log)
  },
  "type.Result": {
    var outcome: Swift.Result<Swift.String, TeachingTypes.SendError> = local("outcome")
    let arrived: Swift.Result<Swift.String, TeachingTypes.SendError> = local("arrived")
    let lost: Swift.Result<Swift.String, TeachingTypes.SendError> = local("lost")
    stopHere()
    touch(&outcome)
    keep(arrived)
    keep(lost)
  },
  "type.UIResponder": {
    let responder: UIKitModel.UIResponder = local("responder")
    let bubble: UIKitModel.UIView = local("bubble")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(responder)
    keep(bubble)
    keep(container)
  },
  "type.UIApplication": {
    let application: UIKitModel.UIApplication = local("application")
    let scene: UIKitModel.UIWindowScene = local("scene")
    let window: UIKitModel.UIWindow = local("window")
    let log: Catalog.CallLog = local("log")
    stopHere()
    keep(application)
    keep(scene)
    keep(window)
    keep(log)
  },
  "type.UIScene": {
    let scene: UIKitModel.UIScene = local("scene")
    let window: UIKitModel.UIWindow = local("window")
    let application: UIKitModel.UIApplication = local("application")
    let log: Catalog.CallLog = local("log")
    stopHere()
    keep(scene)
    keep(window)
    keep(application)
    keep(log)
  },
  "type.UIWindow": {
    let window: UIKitModel.UIWindow = local("window")
    let spare: UIKitModel.UIWindow = local("spare")
    let inbox: Catalog.ChatPage = local("inbox")
    let scene: UIKitModel.UIWindowScene = local("scene")
    let log: Catalog.CallLog = local("log")
    stopHere()
    keep(window)
    keep(spare)
    keep(inbox)
    keep(scene)
    keep(log)
  },
  "type.UIView": {
    let view: UIKitModel.UIView = local("view")
    let badge: UIKitModel.UIView = local("badge")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(view)
    keep(badge)
    keep(container)
  },
  "type.NSLayoutAnchor": {
    let anchor: UIKitModel.NSLayoutXAxisAnchor = local("anchor")
    let bubble: UIKitModel.UIView = local("bubble")
    let avatar: UIKitModel.UIView = local("avatar")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(anchor)
    keep(bubble)
    keep(avatar)
    keep(container)
  },
  "type.NSLayoutConstraint": {
    let width: UIKitModel.NSLayoutConstraint = local("width")
    let leading: UIKitModel.NSLayoutConstraint = local("leading")
    let bubble: UIKitModel.UIView = local("bubble")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(width)
    keep(leading)
    keep(bubble)
    keep(container)
  },
  "type.UIStackView": {
    let stack: UIKitModel.UIStackView = local("stack")
    let attach: UIKitModel.UIView = local("attach")
    let field: UIKitModel.UIView = local("field")
    let send: UIKitModel.UIView = local("send")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(stack)
    keep(attach)
    keep(field)
    keep(send)
    keep(container)
  },
  "type.UIViewController": {
    let page: Catalog.ChatPage = local("page")
    let inbox: Catalog.ChatPage = local("inbox")
    let window: UIKitModel.UIWindow = local("window")
    let log: Catalog.CallLog = local("log")
    stopHere()
    keep(page)
    keep(inbox)
    keep(window)
    keep(log)
  },
  "type.UINavigationItem": {
    let item: UIKitModel.UINavigationItem = local("item")
    let previous: UIKitModel.UINavigationItem = local("previous")
    let bar: UIKitModel.UINavigationBar = local("bar")
    let thread: Catalog.ChatPage = local("thread")
    let inbox: Catalog.ChatPage = local("inbox")
    stopHere()
    keep(item)
    keep(previous)
    keep(bar)
    keep(thread)
    keep(inbox)
  },
  "type.UINavigationController": {
    let nav: UIKitModel.UINavigationController = local("nav")
    let inbox: Catalog.ChatPage = local("inbox")
    var thread: Swift.Optional<Catalog.ChatPage> = local("thread")
    let log: Catalog.CallLog = local("log")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(nav)
    keep(inbox)
    touch(&thread)
    keep(log)
    keep(window)
  },
  "type.UILabel": {
    let label: UIKitModel.UILabel = local("label")
    let time: UIKitModel.UILabel = local("time")
    let bubble: UIKitModel.UIView = local("bubble")
    stopHere()
    keep(label)
    keep(time)
    keep(bubble)
  },
  "type.UIImageView": {
    let imageView: UIKitModel.UIImageView = local("imageView")
    let photo: UIKitModel.UIImage = local("photo")
    let badge: UIKitModel.UIImageView = local("badge")
    let container: UIKitModel.UIView = local("container")
    stopHere()
    keep(imageView)
    keep(photo)
    keep(badge)
    keep(container)
  },
  "type.UIControl": {
    let control: UIKitModel.UIControl = local("control")
    let composer: Catalog.Composer = local("composer")
    let bar: UIKitModel.UIView = local("bar")
    stopHere()
    keep(control)
    keep(composer)
    keep(bar)
  },
  "type.UIButton": {
    let button: UIKitModel.UIButton = local("button")
    let composer: Catalog.Composer = local("composer")
    let bar: UIKitModel.UIView = local("bar")
    stopHere()
    keep(button)
    keep(composer)
    keep(bar)
  },
  "type.UIButton.Configuration": {
    var configuration: UIKitModel.UIButton.Configuration = local("configuration")
    let button: UIKitModel.UIButton = local("button")
    let bar: UIKitModel.UIView = local("bar")
    stopHere()
    touch(&configuration)
    keep(button)
    keep(bar)
  },
  "type.UITextField": {
    let field: UIKitModel.UITextField = local("field")
    let recorder: Catalog.FieldRecorder = local("recorder")
    let container: UIKitModel.UIView = local("container")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(field)
    keep(recorder)
    keep(container)
    keep(window)
  },
  "type.UITextView": {
    let textView: UIKitModel.UITextView = local("textView")
    let recorder: Catalog.TextViewRecorder = local("recorder")
    let container: UIKitModel.UIView = local("container")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(textView)
    keep(recorder)
    keep(container)
    keep(window)
  },
  "type.UITextFieldDelegate": {
    let recorder: Catalog.FieldRecorder = local("recorder")
    let field: UIKitModel.UITextField = local("field")
    let other: UIKitModel.UITextField = local("other")
    let container: UIKitModel.UIView = local("container")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(recorder)
    keep(field)
    keep(other)
    keep(container)
    keep(window)
  },
  "type.UITextViewDelegate": {
    let recorder: Catalog.TextViewRecorder = local("recorder")
    let textView: UIKitModel.UITextView = local("textView")
    let container: UIKitModel.UIView = local("container")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(recorder)
    keep(textView)
    keep(container)
    keep(window)
  },
  "type.UIScrollView": {
    let scrollView: UIKitModel.UIScrollView = local("scrollView")
    let firstBubble: UIKitModel.UIView = local("firstBubble")
    let recorder: Catalog.ScrollRecorder = local("recorder")
    stopHere()
    keep(scrollView)
    keep(firstBubble)
    keep(recorder)
  },
  "type.UICollectionView": {
    let list: UIKitModel.UICollectionView = local("list")
    let source: Catalog.MessageListSource = local("source")
    let recorder: Catalog.ListRecorder = local("recorder")
    stopHere()
    keep(list)
    keep(source)
    keep(recorder)
  },
  "type.UICollectionViewCell": {
    let cell: Catalog.MessageCell = local("cell")
    let list: UIKitModel.UICollectionView = local("list")
    let source: Catalog.MessageListSource = local("source")
    stopHere()
    keep(cell)
    keep(list)
    keep(source)
  },
  "type.UICollectionViewDataSource": {
    let source: Catalog.MessageListSource = local("source")
    let list: UIKitModel.UICollectionView = local("list")
    stopHere()
    keep(source)
    keep(list)
  },
  "type.UICollectionViewDelegate": {
    let recorder: Catalog.ListRecorder = local("recorder")
    let list: UIKitModel.UICollectionView = local("list")
    let source: Catalog.MessageListSource = local("source")
    stopHere()
    keep(recorder)
    keep(list)
    keep(source)
  },
  "type.UICollectionViewDiffableDataSource": {
    let source: UIKitModel.UICollectionViewDiffableDataSource<Swift.String, Swift.String> = local("source")
    var snapshot: UIKitModel.NSDiffableDataSourceSnapshot<Swift.String, Swift.String> = local("snapshot")
    let feed: Catalog.MessageFeed = local("feed")
    let list: UIKitModel.UICollectionView = local("list")
    stopHere()
    keep(source)
    touch(&snapshot)
    keep(feed)
    keep(list)
  },
  "type.NSDiffableDataSourceSnapshot": {
    var snapshot: UIKitModel.NSDiffableDataSourceSnapshot<Swift.String, Swift.String> = local("snapshot")
    var copy: UIKitModel.NSDiffableDataSourceSnapshot<Swift.String, Swift.String> = local("copy")
    let empty: UIKitModel.NSDiffableDataSourceSnapshot<Swift.String, Swift.String> = local("empty")
    stopHere()
    touch(&snapshot)
    touch(&copy)
    keep(empty)
  },
  "type.AppEnvironment": {
    let environment: Messenger.AppEnvironment = local("environment")
    let preview: Messenger.AppEnvironment = local("preview")
    stopHere()
    keep(environment)
    keep(preview)
  },
  "type.MessageRepository": {
    let repository: Messenger.MessageRepository = local("repository")
    let environment: Messenger.AppEnvironment = local("environment")
    var draft: Messenger.MessageDraft = local("draft")
    stopHere()
    keep(repository)
    keep(environment)
    touch(&draft)
  },
  "type.JSONInboxCache": {
    let cache: Messenger.JSONInboxCache = local("cache")
    var layout: LabSystem.HomeLayout = local("layout")
    let disk: any LabSystem.FileSystem = local("disk")
    stopHere()
    keep(cache)
    touch(&layout)
    keep(disk)
  },
  "type.MockMessageTransport": {
    let mock: Messenger.MockMessageTransport = local("mock")
    let first: Messenger.DeliveryAttempt = local("first")
    let again: Messenger.DeliveryAttempt = local("again")
    let now: LabSystem.LabInstant = local("now")
    let later: LabSystem.LabInstant = local("later")
    stopHere()
    keep(mock)
    keep(first)
    keep(again)
    keep(now)
    keep(later)
  },
  "type.Message": {
    var message: Messenger.Message = local("message")
    let earlier: Messenger.Message = local("earlier")
    let received: Messenger.Message = local("received")
    stopHere()
    touch(&message)
    keep(earlier)
    keep(received)
  },
  "type.InboxSnapshot": {
    let snapshot: Messenger.InboxSnapshot = local("snapshot")
    let before: Messenger.InboxSnapshot = local("before")
    let id: Foundation.UUID = local("id")
    stopHere()
    keep(snapshot)
    keep(before)
    keep(id)
  },
  "concept.let-var": {
    let author: Swift.String = local("author")
    var badge: Swift.Int = local("badge")
    var row: TeachingTypes.InboxRow = local("row")
    let archived: TeachingTypes.InboxRow = local("archived")
    stopHere()
    keep(author)
    touch(&badge)
    touch(&row)
    keep(archived)
  },
  "concept.type-inference": {
    var unread: Swift.Int = local("unread")
    var progress: Swift.Double = local("progress")
    let text: Swift.String = local("text")
    let members: Swift.Array<Swift.String> = local("members")
    var nickname: Swift.Optional<Swift.String> = local("nickname")
    stopHere()
    touch(&unread)
    touch(&progress)
    keep(text)
    keep(members)
    touch(&nickname)
  },
  "concept.stored-computed": {
    var badge: TeachingTypes.UnreadBadge = local("badge")
    let muted: TeachingTypes.UnreadBadge = local("muted")
    stopHere()
    touch(&badge)
    keep(muted)
  },
  "concept.lazy-didset": {
    let editor: TeachingTypes.DraftEditor = local("editor")
    let blank: TeachingTypes.DraftEditor = local("blank")
    stopHere()
    keep(editor)
    keep(blank)
  },
  "concept.init-self-access": {
    var outbox: TeachingTypes.Outbox = local("outbox")
    let frozen: TeachingTypes.Outbox = local("frozen")
    let kept: Swift.Array<Swift.String> = local("kept")
    stopHere()
    touch(&outbox)
    keep(frozen)
    keep(kept)
  },
  "concept.value-reference": {
    var counter: TeachingTypes.ValueCounter = local("counter")
    var copy: TeachingTypes.ValueCounter = local("copy")
    var object: TeachingTypes.ReferenceCounter = local("object")
    let alias: TeachingTypes.ReferenceCounter = local("alias")
    let twin: TeachingTypes.ReferenceCounter = local("twin")
    stopHere()
    touch(&counter)
    touch(&copy)
    touch(&object)
    keep(alias)
    keep(twin)
  },
  "concept.switch-exhaustiveness": {
    let row: TeachingTypes.AttachmentRow = local("row")
    var attachment: TeachingTypes.Attachment = local("attachment")
    let empty: TeachingTypes.AttachmentRow = local("empty")
    stopHere()
    keep(row)
    touch(&attachment)
    keep(empty)
  },
  "concept.delegate-closure-arc": {
    var screen: Swift.Optional<TeachingTypes.ChatScreen> = local("screen")
    let session: TeachingTypes.ChatSession = local("session")
    let log: TeachingTypes.EventLog = local("log")
    stopHere()
    touch(&screen)
    keep(session)
    keep(log)
  },
  "concept.codable": {
    let message: Messenger.Message = local("message")
    let encoder: Foundation.JSONEncoder = local("encoder")
    let decoder: Foundation.JSONDecoder = local("decoder")
    var json: Swift.String = local("json")
    let broken: Swift.String = local("broken")
    stopHere()
    keep(message)
    keep(encoder)
    keep(decoder)
    touch(&json)
    keep(broken)
  },
  "concept.async-await-throws": {
    let sender: TeachingTypes.MessageSender = local("sender")
    var task: Swift.Optional<Swift.Task<Swift.String, any Swift.Error>> = local("task")
    let queue: TeachingTypes.JobQueue = local("queue")
    let wire: TeachingTypes.AnswerWire = local("wire")
    let log: TeachingTypes.EventLog = local("log")
    stopHere()
    keep(sender)
    touch(&task)
    keep(queue)
    keep(wire)
    keep(log)
  },
  "concept.responder-scene-chain": {
    let application: UIKitModel.UIApplication = local("application")
    let scene: UIKitModel.UIWindowScene = local("scene")
    let window: UIKitModel.UIWindow = local("window")
    let bubble: UIKitModel.UIView = local("bubble")
    let log: Catalog.CallLog = local("log")
    stopHere()
    keep(application)
    keep(scene)
    keep(window)
    keep(bubble)
    keep(log)
  },
  "concept.auto-layout": {
    let bubble: UIKitModel.UIView = local("bubble")
    let row: UIKitModel.UIView = local("row")
    let width: UIKitModel.NSLayoutConstraint = local("width")
    let height: UIKitModel.NSLayoutConstraint = local("height")
    let wide: UIKitModel.NSLayoutConstraint = local("wide")
    stopHere()
    keep(bubble)
    keep(row)
    keep(width)
    keep(height)
    keep(wide)
  },
  "concept.view-controller-lifecycle": {
    let page: Catalog.ChatPage = local("page")
    let nav: UIKitModel.UINavigationController = local("nav")
    let inbox: Catalog.ChatPage = local("inbox")
    let log: Catalog.CallLog = local("log")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(page)
    keep(nav)
    keep(inbox)
    keep(log)
    keep(window)
  },
  "concept.target-action": {
    let send: UIKitModel.UIButton = local("send")
    let attach: UIKitModel.UIButton = local("attach")
    var composer: Swift.Optional<Catalog.Composer> = local("composer")
    let bar: UIKitModel.UIView = local("bar")
    stopHere()
    keep(send)
    keep(attach)
    touch(&composer)
    keep(bar)
  },
  "concept.first-responder": {
    let name: UIKitModel.UITextField = local("name")
    let message: UIKitModel.UITextField = local("message")
    let label: UIKitModel.UILabel = local("label")
    let container: UIKitModel.UIView = local("container")
    let window: UIKitModel.UIWindow = local("window")
    stopHere()
    keep(name)
    keep(message)
    keep(label)
    keep(container)
    keep(window)
  },
  "concept.reuse": {
    let first: Catalog.MessageCell = local("first")
    let list: UIKitModel.UICollectionView = local("list")
    let source: Catalog.MessageListSource = local("source")
    stopHere()
    keep(first)
    keep(list)
    keep(source)
  },
  "concept.stable-identity": {
    var snapshot: UIKitModel.NSDiffableDataSourceSnapshot<Swift.String, Swift.String> = local("snapshot")
    let source: UIKitModel.UICollectionViewDiffableDataSource<Swift.String, Swift.String> = local("source")
    let feed: Catalog.MessageFeed = local("feed")
    let list: UIKitModel.UICollectionView = local("list")
    stopHere()
    touch(&snapshot)
    keep(source)
    keep(feed)
    keep(list)
  },
  "concept.dependency-injection": {
    let app: Messenger.AppEnvironment = local("app")
    let tested: Messenger.AppEnvironment = local("tested")
    let refusing: any Messenger.MessageTransport = local("refusing")
    stopHere()
    keep(app)
    keep(tested)
    keep(refusing)
  },
]
#endif
