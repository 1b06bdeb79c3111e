import AutoLayout
import Foundation
import LayoutDocuments

extension XMLElement {
  /// Whether the element is a view that can be named.
  var isView: Bool { isLaidOut && self["id"] != nil }

  /// Whether the element is a table or collection cell.
  var isCell: Bool { ["tableViewCell", "collectionViewCell"].contains(name) }

  /// Whether the element is a cell, its content or a reusable view of a collection, none of which has a screen around
  /// it.
  var isListPart: Bool { isCell || parent?.isCell == true || name == "collectionReusableView" }

  /// The view in a cell that contains the cell's subviews, or `nil` if the element isn't a cell or its content has no
  /// id.
  var cellContent: XMLElement? {
    guard isCell, let content = child(key: "contentView"), content["id"] != nil else { return nil }
    return content
  }

  /// The stored frame, in the superview's coordinates.
  var rect: CGRect? {
    guard let rect = child("rect", key: "frame") else { return nil }
    let numbers = ["x", "y", "width", "height"].map { rect[$0].flatMap(statedNumber) }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The views in the view, from back to front.
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

  /// The controllers inside a container of a XIB, such as a navigation controller's, at any depth.
  var nestedControllers: [XMLElement] {
    let inside = children.filter { $0.name == "viewControllers" }.flatMap(\.childList)
    return inside.flatMap { $0.nestedControllers.isEmpty ? [$0] : $0.nestedControllers }
  }

  /// The container of a XIB that contains the controller.
  var enclosingContainer: XMLElement? { parent?.name == "viewControllers" ? parent?.parent : nil }

  /// Whether the element is a table or collection view, which scrolls its content.
  var isList: Bool { ["tableView", "collectionView"].contains(name) }

  /// Whether the element is a cell with an accessory beside its content.
  var hasAccessory: Bool {
    (self["accessoryType"] ?? "none") != "none" || child(key: "accessoryView") != nil
  }

  /// The table that contains the element.
  var enclosingTable: XMLElement? {
    sequence(first: self, next: \.parent).first { $0.name == "tableView" }
  }

  /// The attributes without the key and the id: `firstAttribute=width constant=44`.
  var summary: String {
    attributes.filter { !["key", "id"].contains($0.name) }.map { "\($0.name)=\($0.value)" }
      .joined(separator: " ")
  }

  /// Whether the element is a header or footer of a list, or of one of its sections.
  var isListHeaderOrFooter: Bool {
    let keys = ["tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView"]
    return parent?.isList == true && keys.contains(self["key"] ?? "")
  }

  /// Whether the element is the content of an effect, which always fills it.
  var isEffectContent: Bool { self["key"] == "contentView" && parent?.name == "visualEffectView" }

  /// Whether the element is the content of a cell.
  var isCellContent: Bool { self["key"] == "contentView" && parent?.isCell == true }

  /// Whether the element is a view that is laid out; contents of effects and cells may have no id.
  ///
  /// Xcode stores the frame of every view. In documents written by hand, the parent or the name of the element
  /// indicates it.
  var isLaidOut: Bool {
    child("rect", key: "frame") != nil || self["key"] == "view" || parent?.name == "subviews"
      || ViewClass.isKnown(element: name)
  }

  /// The keys of views that are direct children of their superview's element.
  private static let partKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "collectionReusableView", "backgroundView",
    "sectionHeaderView", "sectionFooterView",
  ]
}

/// The largest magnitude of a number in a document; scene files have the same limit.
let statedNumberLimit = 1e9

/// The number that a document states, or `nil` for any other text and beyond the limit.
func statedNumber(_ text: String) -> Double? {
  Double(text).flatMap { abs($0) <= statedNumberLimit ? $0 : nil }
}
