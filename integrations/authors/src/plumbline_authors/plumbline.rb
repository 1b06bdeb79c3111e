# frozen_string_literal: true

# Draws scenes of Plumbline for Asciidoctor:
#
#     asciidoctor -r ./plumbline.rb guide.adoc
#
# Blocks with the style 'plumbline' and macros such as plumbline::login.scene.yaml[] become pictures.

require 'asciidoctor'
require 'digest'
require 'fileutils'
require 'json'
require 'open3'
require 'set'

# Runs the command and keeps its pictures by their content.
module Plumbline
  # A message for the log.
  class Problem < StandardError; end

  WORDS = ->(value) { value.split(/[\s,]+/) - ['none', ''] }
  FLAG = ->(value) { !%w[false no].include?(value) }
  NUMBER = ->(value) { value.match?(/\A\d+\z/) ? value.to_i : Float(value, exception: false) || value }
  TEXT = ->(value) { value }

  # The options of figures, with the keys of jobs and the readers of values.
  OPTIONS = {
    'anatomy' => ['anatomy', TEXT], 'animate' => ['animate', FLAG],
    'background' => ['background', TEXT], 'canvas' => ['canvas', TEXT], 'crop' => ['crop', TEXT],
    'direction' => ['direction', TEXT], 'exploded' => ['exploded', FLAG],
    'language' => ['language', TEXT], 'letters' => ['letters', TEXT], 'look' => ['look', TEXT],
    'margin' => ['margin', NUMBER], 'show' => ['show', WORDS], 'step' => ['step', NUMBER],
    'text-size' => ['textSize', TEXT], 'theme' => ['theme', TEXT], 'visual' => ['visual', TEXT]
  }.freeze
  # The named attributes of pictures, and those that Asciidoctor adds to all blocks.
  OTHERS = %w[align alt caption fallback float format height id link opts pdfwidth reftext role
              scaledwidth title width window].freeze
  ADDED = %w[attribute_entries cloaked-context options style subs].freeze
  # The names of the first values without a name, as of image::.
  POSITIONS = %w[alt width height].freeze
  LENGTH = /\A\d[\d.]*(%|[a-z]*)\z/.freeze
  # Attributes of documents; the last one is a counter.
  SETTINGS = (OPTIONS.keys + %w[command format figures]).map { |name| "plumbline-#{name}" }.freeze
  MENTION = /[^\n"'\[\]{},:]*\.(?:ya?ml|json|png|jpe?g|ttf|otf)(?=["'\s\]},]|$)/i.freeze
  FORMATS = { 'pdf' => 'png', 'manpage' => 'png' }.freeze
  EXTENSIONS = { 'svg' => 'image/svg+xml', 'png' => 'image/png' }.freeze

  # A picture, with its alternative text, its width on a page and the lines about its conflicts.
  Picture = Struct.new(:path, :alt, :width, :warnings)

  # A line of the log about an attribute of the document, or about a line of a block.
  Message = Struct.new(:severity, :text, :attribute, :block, :line)

  def self.unknown(kind, name, known)
    nearest = DidYouMean::SpellChecker.new(dictionary: known).correct(name).first if defined?(DidYouMean)
    "unknown #{kind} '#{name}'; #{nearest ? "did you mean '#{nearest}'? Known" : 'known'}: #{known.sort.join(', ')}"
  end

  # The scene of a block or a macro.
  class Figure
    def initialize(document, options, prefix, file: nil, text: nil)
      @document = document
      @options = options
      @prefix = prefix
      @file = file
      @text = text
    end

    # Draws the scene once. Raises Problem.
    def picture
      path = File.join(folder, "#{stem}-#{key}.#{format}")
      # Flaws of the layout are reported by runs that draw nothing, too.
      log = "#{path}.warnings"
      unless File.exist?(path) && !document?
        found = flaws(draw(path))
        found.empty? ? FileUtils.rm_f(log) : File.write(log, found.join("\n"))
      end
      bytes = File.binread(path)
      width = bytes[16, 4].unpack1('N') / 2 if format == 'png'
      warnings = File.exist?(log) ? File.read(log, encoding: 'UTF-8').split("\n") : []
      Picture.new(path, alternative_text(bytes), width, warnings)
    end

    private

    def folder
      base = @document.attr('imagesoutdir') || @document.attr('outdir') ||
             @document.options[:to_dir] || @document.base_dir
      directory = @document.attr('imagesoutdir') ? '' : @document.attr('imagesdir', '')
      File.expand_path(directory, base)
    end

    def command
      # Pages can't name the command, because it is run; the command line can.
      name = 'plumbline-command'
      (@document.attribute_locked?(name) && @document.attr(name)) || ENV['PLUMBLINE'] || 'plumbline'
    end

    def format
      asked = @options['format'] || @document.attr('plumbline-format')
      found = asked || FORMATS.fetch(@document.backend, 'svg')
      return found if EXTENSIONS.key?(found)

      raise Problem, "option 'format' takes svg or png, not '#{found}'"
    end

    # Documents depend on files around them that aren't listed here: they are always drawn.
    def document?
      @file&.match?(/\.(xib|storyboard)(#.*)?\z/)
    end

    def path
      File.expand_path(@file, @document.base_dir)
    end

    def stem
      name = File.basename(@file || @document.attr('docname') || 'figure').sub(/\.[\w.]*/, '')
      name.gsub(/\W+/, '-')
    end

    def job
      members = { 'theme' => 'light', 'format' => format }
      format == 'svg' ? members['svg'] = 'structured' : members['scale'] = 2
      members['idPrefix'] = @prefix if @prefix && format == 'svg'
      members['scene'] = @file ? path : { 'name' => 'figure.scene.yaml', 'text' => @text }
      defaults = OPTIONS.keys.to_h { |name| [name, @document.attr("plumbline-#{name}")] }.compact
      defaults.merge(@options.slice(*OPTIONS.keys)).each do |name, value|
        key, read = OPTIONS[name]
        key = 'device' if key == 'canvas' && !value.match?(/\A([\d.]+|fit)x([\d.]+|fit)/)
        members[key] = read.call(value.to_s)
      end
      members['theme'] = File.expand_path(members['theme'], @document.base_dir) if theme_file?(members)
      config = @file && project_file
      members['config'] = config if config
      members
    end

    def theme_file?(members)
      members['theme'].match?(/\.(ya?ml|json)\z/)
    end

    def key
      drawn = job
      files = [@file && path.sub(/#[^#]*\z/, ''), drawn['config'], theme_file?(drawn) && drawn['theme']]
      contents = files.select { |file| file }.map { |file| content(file) }
      # The same files have the same key in every folder.
      drawn = drawn.merge('scene' => @file || @text, 'config' => nil)
      Digest::SHA256.hexdigest([versions, JSON.generate(drawn), *contents].join("\0"))[0, 16]
    end

    # The content of a file and of all files that it mentions.
    def content(file, seen = Set.new)
      return '' unless seen.add?(file)

      bytes = File.binread(file)
      return bytes unless file.match?(/\.(ya?ml|json)\z/)

      mentions = bytes.dup.force_encoding('UTF-8').scrub.scan(MENTION).map do |mention|
        File.expand_path(mention.strip.delete_prefix('- '), File.dirname(file))
      end
      [bytes, *mentions.uniq.select { |one| File.file?(one) }.map { |one| content(one, seen) }].join("\0")
    rescue SystemCallError => e
      raise Problem, "#{@file}: #{e.message.split(' @').first}"
    end

    def project_file
      folders = [File.dirname(path)]
      folders << File.dirname(folders.last) until File.dirname(folders.last) == folders.last
      last = folders.index { |one| File.exist?(File.join(one, '.git')) } || 0
      folders[0..last].map { |one| File.join(one, 'plumbline.yml') }.find { |one| File.file?(one) }
    end

    def versions
      @@versions ||= {}
      @@versions[command] ||= begin
        output, status = Open3.capture2e(command, 'version', '--json')
        version = status.success? && output[/"plumbline": "(\d+\.\d+[^"]*)"/, 1]
        raise Problem, missing unless version
        raise Problem, "'#{command}' is Plumbline #{version}; 0.1 or later is needed" if version.start_with?('0.0')

        output
      end
    rescue SystemCallError
      raise Problem, missing
    end

    def missing
      "the command '#{command}' isn't there, or isn't Plumbline; install it, or name it in the " \
        'attribute plumbline-command or the environment variable PLUMBLINE'
    end

    # Returns the command's warnings. Raises Problem.
    def draw(target)
      line = JSON.generate(job.merge('output' => target))
      arguments = [command, 'render', '--jobs-file', '-', '--jobs', '1']
      _, errors, status = Open3.capture3(*arguments, stdin_data: "#{line}\n")
      return errors if status.success? && File.exist?(target)

      raise Problem, messages(errors).join("\n")
    end

    # The warnings about conflicts and ambiguity, unless the figure shows these.
    def flaws(warnings)
      shown = job['show'] || []
      found = warnings.scan(/^.+?: warning: (.*)$/).flatten.select do |message|
        (message.include?(' cannot hold') && !shown.include?('conflicts')) ||
          (message.include?('layout is ambiguous') && !shown.include?('ambiguity'))
      end
      found.map { |message| @file ? "#{@file}: #{message}" : message }
    end

    # Lines of a scene in the page begin with their number in the scene.
    def messages(errors)
      found = errors.lines.filter_map do |line|
        match = line.chomp.match(/\A(.+?):(?:(\d+):)?(?:(\d+):)? error: (.*)\z/)
        next unless match

        _, file, at, column, message = *match
        if file == 'figure.scene.yaml' && at
          "#{at}: #{message} (line #{at}, column #{column} of the scene)"
        elsif %w[figure.scene.yaml stdin].include?(file)
          message
        else
          "#{[file == path ? @file : file, at, column].compact.join(':')}: #{message}"
        end
      end
      found.empty? ? [errors.strip.empty? ? 'the command failed' : errors.strip] : found
    end

    def alternative_text(bytes)
      if format == 'svg'
        found = bytes.force_encoding('UTF-8')[%r{<desc>(.*?)</desc>}m, 1] || ''
        names = { '&lt;' => '<', '&gt;' => '>', '&quot;' => '"', '&#39;' => "'", '&apos;' => "'", '&amp;' => '&' }
        return found.gsub(/&#?\w+;/, names)
      end
      start = bytes.index('iTXtDescription'.b)
      return '' unless start

      length = bytes[start - 4, 4].unpack1('N')
      bytes[start + 4, length].split("\0".b, 6).last.force_encoding('UTF-8')
    end
  end

  # The common part of blocks and macros.
  module Pictures
    # Draws a scene. The alternative text is the first attribute without a name, and the scene
    # begins some lines after the beginning of the block.
    def picture_block(parent, attributes, first: 1, scene_line: 0, **source)
      check_settings(parent.document)
      check(attributes, first)
      options = attributes.slice('format', *OPTIONS.keys)
      prefix = "figure-#{parent.document.counter('plumbline-figures')}-" if attributes['inline-option']
      drawn = Figure.new(parent.document, options, prefix, **source).picture
      kept = attributes.except('format', 'style', 'subs', 'cloaked-context', *OPTIONS.keys)
      kept = { 'alt' => drawn.alt }.merge(kept).merge('target' => File.basename(drawn.path))
      kept['width'] ||= drawn.width.to_s if drawn.width
      report(:warn, drawn.warnings, create_image_block(parent, kept), scene_line)
    rescue Problem => e
      text = "__[no picture: #{source[:file] || 'the scene in this page'}]__"
      report(:error, e.message.split("\n"), create_paragraph(parent, text, {}), scene_line)
    end

    private

    def check(attributes, first)
      names = attributes.keys.grep(String).reject { |name| name.end_with?('-option') }
      unknown = (names - OPTIONS.keys - OTHERS - ADDED).first
      raise Problem, Plumbline.unknown('option', unknown, OPTIONS.keys + OTHERS) if unknown

      values = attributes.select { |key, value| key.is_a?(Integer) && key >= first && value }
      lost = values.reject { |key, value| key == first || (key < first + 3 && value.match?(LENGTH)) }
      raise Problem, "'#{lost.values.first}' has no name; #{advice(attributes, lost)}" if lost.any?

      option = values[first]
      raise Problem, "option '#{option}' has no value; write #{option}=…" if OPTIONS.key?(option)
    end

    # Asciidoctor divides values without quotation marks at commas.
    def advice(attributes, lost)
      before = attributes.keys.take_while { |key| key != lost.keys.first }
      name = (before.grep(String) & (OPTIONS.keys + OTHERS - POSITIONS)).last
      whole = [attributes[name || 'alt'], *lost.values].compact.join(name ? ',' : ', ')
      "write #{"#{name}=" if name}\"#{whole}\" in quotation marks"
    end

    def check_settings(document)
      names = document.attributes.keys.grep(/\Aplumbline-/) - SETTINGS
      log(document).concat(names.map do |name|
        Message.new(:error, Plumbline.unknown('attribute', name, SETTINGS - ['plumbline-figures']), name)
      end)
    end

    def report(severity, lines, block, scene_line)
      log(block.document).concat(lines.map do |one|
        at, text = one.match(/\A(?:(\d+): )?(.*)/).captures
        Message.new(severity, text, nil, block, at ? scene_line + at.to_i - 1 : 0)
      end)
      block
    end

    # Documents in cells of tables have the same list.
    def log(document)
      document.catalog[:plumbline] ||= []
    end
  end

  # Makes the parser record the lines of blocks, which extensions don't get while they draw.
  class Lines < Asciidoctor::Extensions::Preprocessor
    def process(document, _reader)
      document.sourcemap = true
      document.catalog[:plumbline] = []
      nil
    end
  end

  # Writes the log when the lines of all blocks are known.
  class Log < Asciidoctor::Extensions::TreeProcessor
    def process(document)
      document.catalog.fetch(:plumbline, []).uniq.each do |message|
        place = message.block ? message.block.source_location.dup : entry(document.reader, message.attribute)
        place&.advance(message.line) if message.block
        text = document.message_with_context(message.text, source_location: place)
        document.logger.public_send(message.severity, text)
      end
      nil
    end

    private

    # The place of an attribute in the page, or nil if it was set elsewhere.
    def entry(reader, name)
      index = reader.source_lines.index { |line| line.start_with?(":#{name}:") }
      index && reader.cursor_at_line(index + 1)
    end
  end

  # A block with [plumbline] above it, which contains a scene.
  class Block < Asciidoctor::Extensions::BlockProcessor
    include Pictures
    use_dsl
    named :plumbline
    on_contexts :listing, :literal, :open, :pass, :paragraph
    positional_attributes POSITIONS

    def process(parent, reader, attributes)
      # Delimiters are above scenes, but not in paragraphs.
      scene_line = attributes['cloaked-context'] == :paragraph ? 0 : 1
      picture_block(parent, attributes, first: 2, scene_line: scene_line, text: reader.read_lines.join("\n"))
    end
  end

  # plumbline::login.scene.yaml[]
  class Macro < Asciidoctor::Extensions::BlockMacroProcessor
    include Pictures
    use_dsl
    named :plumbline
    positional_attributes POSITIONS

    def process(parent, target, attributes)
      picture_block(parent, attributes, file: target)
    end
  end
end

Asciidoctor::Extensions.register do
  preprocessor Plumbline::Lines
  block Plumbline::Block
  block_macro Plumbline::Macro
  tree_processor Plumbline::Log
end
