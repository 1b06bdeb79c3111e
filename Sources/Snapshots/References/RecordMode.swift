/// The references that a run records, which means that it writes them to disk.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Every reference is recorded again, including references that differ only in library versions.
  case all
  /// Missing, changed and unreadable references are recorded.
  case failed
  /// Only missing references are recorded.
  case missing
  /// No references are recorded.
  case never
}

/// The parts of a snapshot that are stored and compared.
public enum SnapshotKinds: String, Hashable, Codable, Sendable, CaseIterable {
  /// The parts that the reference already has, or both frames and a picture for a new snapshot.
  case kept
  /// Only the frames.
  case frames
  /// Only the picture.
  case picture
  /// Both the frames and the picture.
  case both
}
