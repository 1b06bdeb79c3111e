/// The references that a run writes.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Records every reference again, including references that differ only in library versions.
  case all
  /// Records references that are missing, changed or unreadable.
  case failed
  /// Records missing references.
  case missing
  /// Records nothing.
  case never
}

/// The parts of a snapshot that are stored and compared.
public enum SnapshotKinds: String, Hashable, Codable, Sendable, CaseIterable {
  /// The parts that the reference already has, or frames and a picture if the snapshot is new.
  case kept
  /// Only the frames.
  case frames
  /// Only the picture.
  case picture
  /// Frames and a picture.
  case both
}
