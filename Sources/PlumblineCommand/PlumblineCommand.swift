@main
struct PlumblineCommand {
  static func main() {}
}
