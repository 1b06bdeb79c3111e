private import CairoCanvas
package import Scenes

/// Determines which pictures of a batch's scenes have to be drawn.
package struct ScenePreparation: Sendable {
  private let keys: PictureKeys?
  private let settings: String
  private let earlier: EarlierRecords?
  private let cache = DocumentCache()

  /// Creates a preparation for drawing all pictures without computing hashes.
  package init() {
    keys = nil
    settings = ""
    earlier = nil
  }

  /// Creates a preparation for drawing all pictures that aren't up to date according to earlier records.
  init(keys: PictureKeys, settings: String, earlier: EarlierRecords?) {
    self.keys = keys
    self.settings = settings
    self.earlier = earlier
  }

  /// Determines the pictures to draw for a scene.
  ///
  /// The scene file is always hashed, but parsed only if a picture may have to be drawn.
  ///
  /// - Parameters:
  ///   - name: The path of the scene, as on the command line.
  ///   - project: The settings of the scene's project file, or `nil`.
  ///   - slot: The task's slot, in which the scene in progress is recorded, or `nil`.
  ///   - bytes: Returns the contents of the scene file.
  ///   - scene: Parses the scene from the file's contents, using the cache that all scenes of the batch share.
  ///   - jobs: Returns the jobs for all pictures of the scene.
  /// - Returns: The prepared scene. If nothing has to be drawn, its record is complete.
  package func prepare(
    _ name: String, project: ProjectSettings? = nil, in slot: UnsafeScenesInProgress.Slot? = nil,
    bytes: () throws(PlumblineError) -> [UInt8],
    scene: ([UInt8], DocumentCache) throws(PlumblineError) -> Scene,
    jobs: (Scene) throws(PlumblineError) -> [FigureJob]
  ) -> PreparedScene {
    var record = SceneRecord(scene: name)
    slot?.begin(name)
    do throws(PlumblineError) {
      let bytes = try bytes()
      var hash = ""
      if let keys {
        record.sha256 = sha256(bytes)
        let identifier = Scene.identifier(ofFile: name)
        hash = try keys.sceneHash(of: bytes, identifier: identifier, sha256: record.sha256)
        hash += try keys.text(ofOtherFiles: cache.otherFilesText(of: bytes, at: name))
        let settings = settings + (project.map { "\0" + keys.inputs(of: $0) } ?? "")
        record.plan = keys.planKey(sceneHash: hash, identifier: identifier, settings: settings)
        if let known = earlier?.unchangedScene(name, plan: record.plan) {
          return PreparedScene(known)
        }
        slot?.setRecord(record.crashed.json.text)
      }
      let scene = try scene(bytes, cache)
      record.notes = scene.notes
      let jobs = try jobs(scene)
      let known = earlier?.records(of: name) ?? []
      return PreparedScene(jobs, of: record) { job, output in
        keys?.key(of: job, output, sceneHash: hash) ?? ""
      } recall: { file, key in
        for (record, trusted) in known {
          let picture = record.pictures.first { $0.file == file && $0.key == key }
          if let picture, earlier?.isIntact(picture, trusted: trusted) == true { return picture }
        }
        return nil
      }
    } catch {
      record.error = error
      return PreparedScene(record)
    }
  }
}
