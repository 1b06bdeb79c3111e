/// A recording mode, which selects the references that a run writes.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Every reference is written again, including references that differ only in library versions.
  case all
  /// Missing, changed and unreadable references are written.
  case failed
  /// Only missing references are written.
  case missing
  /// No references are written.
  case never
}

/// The parts of a snapshot that are stored and compared.
public enum SnapshotKinds: String, Hashable, Codable, Sendable, CaseIterable {
  /// The parts that the existing reference has, or both parts if there is no reference.
  case kept
  /// Only the frames.
  case frames
  /// Only the picture.
  case picture
  /// Both the frames and the picture.
  case both
}
