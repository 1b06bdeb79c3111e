/// Which references a run writes.
public enum RecordMode: String, Hashable, Codable, Sendable, CaseIterable {
  /// Every one, so that those that differ in nothing but what drew them are as of today as well.
  case all
  /// Those that the run is not content with: missing, changed, or unreadable.
  case failed
  /// Those that there are not.
  case missing
  /// None.
  case never
}

/// What of a snapshot is kept and compared.
public enum SnapshotKinds: String, Hashable, Codable, Sendable, CaseIterable {
  /// What is kept already; frames and a picture where nothing is.
  case kept
  /// The frames alone.
  case frames
  /// The picture alone.
  case picture
  /// Frames and a picture.
  case both
}
