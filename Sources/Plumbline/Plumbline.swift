// Clients get these modules with `import Plumbline`.
@_exported public import Batches
@_exported public import Scenes
