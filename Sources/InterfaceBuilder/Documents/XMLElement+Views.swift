import AutoLayout
import Foundation
import LayoutDocuments

extension XMLElement {
  /// Whether the element is a view that is laid out and has an object ID.
  var isView: Bool { isLaidOut && self["id"] != nil }

  /// Whether the element is a cell of a table or collection view.
  var isCell: Bool { ["tableViewCell", "collectionViewCell"].contains(name) }

  /// Whether the element is a cell, the content of a cell, or a reusable view of a collection.
  ///
  /// Interface Builder shows these views without a screen around them.
  var isListPart: Bool { isCell || parent?.isCell == true || name == "collectionReusableView" }

  /// The content view of a cell, or `nil` if the element isn't a cell or the content view has no object ID.
  var cellContent: XMLElement? {
    guard isCell, let content = child(key: "contentView"), content["id"] != nil else { return nil }
    return content
  }

  /// The stored frame in the superview's coordinates, in points, or `nil` if none is stored.
  var rect: CGRect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    let numbers = ["x", "y", "width", "height"].map { rect[$0].flatMap(statedNumber) }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The subviews of the view, from back to front.
  var subviewElements: [XMLElement] {
    var views: [XMLElement] = []
    for child in children {
      switch child.name {
      case "subviews", "prototypes", "cells": views += child.children.filter(\.isLaidOut)
      case "sections":
        for section in child.children {
          views += section.child("cells")?.children.filter(\.isLaidOut) ?? []
        }
      default:
        if child.isLaidOut, Self.partKeys.contains(child["key"] ?? "") { views.append(child) }
      }
    }
    return views
  }

  /// The controllers inside a container of a XIB, such as a navigation controller, at any depth.
  ///
  /// Nested containers aren't included themselves.
  var nestedControllers: [XMLElement] {
    let inside = children.filter { $0.name == "viewControllers" }.flatMap(\.childList)
    return inside.flatMap { $0.nestedControllers.isEmpty ? [$0] : $0.nestedControllers }
  }

  /// The container controller around a controller in a XIB, or `nil` if there isn't one.
  var enclosingContainer: XMLElement? { parent?.name == "viewControllers" ? parent?.parent : nil }

  /// Whether the element is a table or collection view, which scrolls its content.
  var isList: Bool { ["tableView", "collectionView"].contains(name) }

  /// Whether the element is a cell that has an accessory beside its content.
  var hasAccessory: Bool {
    (self["accessoryType"] ?? "none") != "none" || child(key: "accessoryView") != nil
  }

  /// The table that contains the element, or the element itself if it is a table, or `nil`.
  var enclosingTable: XMLElement? {
    sequence(first: self, next: \.parent).first { $0.name == "tableView" }
  }

  /// The attributes as text, without the key and the object ID: `firstAttribute=width constant=44`.
  var summary: String {
    attributes.filter { !["key", "id"].contains($0.name) }.map { "\($0.name)=\($0.value)" }
      .joined(separator: " ")
  }

  /// Whether the element is a header or footer of a table or collection view, or of a section.
  var isListHeaderOrFooter: Bool {
    let keys = ["tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView"]
    return parent?.isList == true && keys.contains(self["key"] ?? "")
  }

  /// Whether the element is the content view of an effect view, which always fills the effect view.
  var isEffectContent: Bool { self["key"] == "contentView" && parent?.name == "visualEffectView" }

  /// Whether the element is the content view of a cell.
  var isCellContent: Bool { self["key"] == "contentView" && parent?.isCell == true }

  /// Whether the element is a view that is laid out; the content views of effect views and cells may have no object ID.
  ///
  /// Xcode stores the frame of every view. Documents written by hand may not, so the parent or the name of an element
  /// can also show that it is a view.
  var isLaidOut: Bool {
    child("rect", key: "frame") != nil || self["key"] == "view" || parent?.name == "subviews"
      || ViewClass.isKnown(element: name)
  }

  /// The keys of views that are stored directly in their superview's element, instead of in its `subviews` element.
  private static let partKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "collectionReusableView", "backgroundView",
    "sectionHeaderView", "sectionFooterView",
  ]
}

/// The largest magnitude that a number in a document may have; scene files have the same limit.
let statedNumberLimit = 1e9

/// Returns the number that a text states, or `nil` if it isn't a number or is beyond the limit.
func statedNumber(_ text: String) -> Double? {
  Double(text).flatMap { abs($0) <= statedNumberLimit ? $0 : nil }
}
