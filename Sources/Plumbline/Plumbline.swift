// `import Plumbline` includes these.
@_exported public import Batches
@_exported public import Scenes
