// What `import Plumbline` gives besides its own declarations.
@_exported public import Batches
@_exported public import Scenes
