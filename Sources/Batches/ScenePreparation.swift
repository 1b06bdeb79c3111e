private import CairoCanvas
package import Scenes

/// Finds out what has to be drawn of each scene of a batch.
package struct ScenePreparation: Sendable {
  private let keys: PictureKeys?
  private let settings: String
  private let memory: BatchMemory?
  private let shelf = DocumentShelf()

  /// Remembers nothing: all has to be drawn, and nobody asks for hashes.
  package init() {
    keys = nil
    settings = ""
    memory = nil
  }

  /// Draws what the folder's memory does not know to be there; all of it without a memory.
  init(keys: PictureKeys, settings: String, memory: BatchMemory?) {
    self.keys = keys
    self.settings = settings
    self.memory = memory
  }

  /// What has to be drawn of a scene.
  ///
  /// Its bytes are hashed; they are read as a scene only where something may have to be drawn.
  ///
  /// - Parameters:
  ///   - name: The scene, as the command line named it.
  ///   - project: The settings of the scene's project file, or `nil` without one.
  ///   - slot: Where it is noted that the scene is worked on; nil for nowhere.
  ///   - bytes: Reads the scene file.
  ///   - scene: Reads the scene from these bytes, with what the scenes of the batch share.
  ///   - jobs: Says what is to be made of the scene.
  /// - Returns: The scene, with its record complete where nothing has to be drawn.
  package func prepare(
    _ name: String, project: ProjectSettings? = nil, in slot: UnsafeScenesInProgress.Slot? = nil,
    bytes: () throws(PlumblineError) -> [UInt8],
    scene: ([UInt8], DocumentShelf) throws(PlumblineError) -> Scene,
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
        hash += try keys.text(ofOtherFiles: shelf.otherFilesText(of: bytes, at: name))
        let settings = settings + (project.map { "\0" + keys.inputs(of: $0) } ?? "")
        record.plan = keys.planKey(sceneHash: hash, identifier: identifier, settings: settings)
        if let known = memory?.unchangedScene(name, plan: record.plan) {
          return PreparedScene(known)
        }
        slot?.setRecord(record.crashed.json.text)
      }
      let scene = try scene(bytes, shelf)
      record.notes = scene.notes
      let jobs = try jobs(scene)
      let known = memory?.records(of: name) ?? []
      return PreparedScene(jobs, of: record) { job, output in
        keys?.key(of: job, output, sceneHash: hash) ?? ""
      } recall: { file, key in
        for (record, trusted) in known {
          let picture = record.pictures.first { $0.file == file && $0.key == key }
          if let picture, memory?.isIntact(picture, trusted: trusted) == true { return picture }
        }
        return nil
      }
    } catch {
      record.error = error
      return PreparedScene(record)
    }
  }
}
