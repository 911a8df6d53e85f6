import SurfaceViews
import SwiftUI
import UIKit

/// A window that shows a case, and the pictures of it.
@MainActor
struct Stage {
  /// Points: the screens that the window is as wide as.
  static let widths: [CGFloat] = [320, 393, 430]

  let width: CGFloat

  /// What the case looks like with a text.
  func picture(of view: any SurfaceView.Type, text: String) async -> Data? {
    TestTable.text = text
    return await picture(of: UIHostingController(rootView: AnyView(view.init())))
  }

  /// The same of a view controller; it is in a navigation bar, and in a bar of two tabs.
  func picture(of controller: any SurfaceController.Type, text: String) async -> Data? {
    TestTable.text = text
    let navigation = UINavigationController(rootViewController: controller.init())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    return await picture(of: tabs)
  }

  private func picture(of controller: UIViewController) async -> Data? {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    let frame = CGRect(x: 0, y: 0, width: width, height: 900)
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: frame)
    window.frame = frame
    window.rootViewController = controller
    UIView.setAnimationsEnabled(false)
    window.makeKeyAndVisible()
    // Lists, alerts and bars take a moment to come.
    try? await Task.sleep(for: .milliseconds(400))
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    controller.presentedViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
    return picture.pngData()
  }
}
