-- Draws scenes of Plumbline for Pandoc and Quarto:
--
--     pandoc --lua-filter plumbline.lua guide.md -o guide.html
--
-- Fences with the class 'plumbline' and pictures such as ![](login.scene.yaml) become pictures.

-- Pages can't name the command, because it is run.
local command = os.getenv("PLUMBLINE") or "plumbline"
local settings = { folder = "plumbline-figures" }
local defaults = {}
local problems, warnings = {}, {}

-- Options -----------------------------------------------------------------------------------------

local function words(value)
  local list = pandoc.List()
  for word in value:gmatch("[^%s,]+") do
    if word ~= "none" then list:insert(word) end
  end
  return list
end

local function number(value)
  return math.tointeger(tonumber(value)) or tonumber(value) or value
end

local function flag(value)
  return value ~= "false" and value ~= "no"
end

-- The options of figures, with the readers of their values.
local options = { animate = flag, exploded = flag, margin = number, show = words, step = number }
local texts = [[
  anatomy background canvas crop direction language letters look text-size theme title visual]]
for name in texts:gmatch("%S+") do options[name] = tostring end
-- The keys of jobs that differ from the names of options.
local keys = { ["text-size"] = "textSize" }
local own = { alt = true, caption = true, file = true, format = true }
local of_pages = { height = true, width = true }
-- Attributes for HTML and Quarto.
local passed = { decoding = true, lang = true, loading = true, role = true, style = true }

local function is_passed(key)
  return passed[key] or key:match("^data%-") or key:match("^aria%-") or key:match("^fig%-")
end

local function sorted_keys(table)
  local keys = pandoc.List()
  for key in pairs(table) do keys:insert(key) end
  keys:sort()
  return keys
end

-- The number of letters to insert, delete or replace between two words.
local function distance(one, other)
  local row = {}
  for column = 0, #other do row[column] = column end
  for line = 1, #one do
    local diagonal = row[0]
    row[0] = line
    for column = 1, #other do
      local change = one:sub(line, line) == other:sub(column, column) and 0 or 1
      diagonal, row[column] = row[column],
        math.min(row[column] + 1, row[column - 1] + 1, diagonal + change)
    end
  end
  return row[#other]
end

local function unknown(key, ...)
  local known, nearest, least = {}, nil, math.min(2, #key // 2) + 1
  for _, group in ipairs({ options, ... }) do
    for name in pairs(group) do known[name] = true end
  end
  known = sorted_keys(known)
  for _, name in ipairs(known) do
    local edits = distance(key, name)
    if edits < least then nearest, least = name, edits end
  end
  local advice = nearest and "did you mean '" .. nearest .. "'? Known: " or "known: "
  return "unknown option '" .. key .. "'; " .. advice .. table.concat(known, ", ")
end

-- Files -------------------------------------------------------------------------------------------

local function read(path)
  local file = io.open(path, "rb")
  local content = file and file:read("a")
  if file then file:close() end
  return content
end

local function folder_of(path)
  return path:match("^(.*)/[^/]*$")
end

local function beside(path, name)
  local folder = folder_of(path)
  return folder and folder .. "/" .. name or name
end

local function document_of(path)
  return path:match("^(.+%.storyboard)#") or path:match("^(.+%.xib)#") or path
end

-- The content of a file and of all files that it mentions.
local function contents(path, seen)
  seen = seen or {}
  if seen[path] then return "" end
  seen[path] = true
  local content = read(path)
  if not content then return "" end
  local all = { path, content }
  if path:match("%.ya?ml$") or path:match("%.json$") then
    for mention in content:gmatch("[^%s\"'%[%]{},:][^\n\"'%[%]{},:]*%.%a[%a%d]+") do
      all[#all + 1] = contents(beside(path, (mention:gsub("^%- ", ""))), seen)
    end
  end
  return table.concat(all, "\0")
end

-- The nearest project file up to the folder with .git, or the one in the scene's folder; or nil.
local function project_file(path)
  local folder = folder_of(path) or "."
  local found = read(folder .. "/plumbline.yml") and folder .. "/plumbline.yml"
  local first = found
  for _ = 1, 32 do
    if io.open(folder .. "/.git") then return found end
    folder = folder .. "/.."
    found = found or read(folder .. "/plumbline.yml") and folder .. "/plumbline.yml"
  end
  return first
end

-- Pages -------------------------------------------------------------------------------------------

local page = (PANDOC_STATE.input_files or {})[1]
local lines = pandoc.List()
local cursor = 1

local function lines_of(content)
  local list = pandoc.List()
  for line in (content .. "\n"):gmatch("(.-)\r?\n") do list:insert(line) end
  return list
end

local function read_page()
  for _, file in ipairs(PANDOC_STATE.input_files or {}) do
    for number, line in ipairs(lines_of(read(file) or "")) do
      lines:insert({ file = file, text = line, number = number })
    end
  end
end

local function opens_fence(line)
  return line:match("^[%s>*+%-%d.)]*```") or line:match("^[%s>*+%-%d.)]*~~~")
end

-- The place of consecutive lines in the page, after the last place that was found. Its number is
-- nil if there is none: standard input can't be read again.
local function locate(wanted, accepts)
  for first = cursor, #lines - #wanted + 1 do
    local found = not accepts or accepts(lines[first].text)
    for offset, line in ipairs(wanted) do
      local here = lines[first + offset - 1].text
      local ending = line:match("^%s*(.-)%s*$")
      if not here:find(ending, 1, true) then
        found = false
        break
      end
    end
    if found then
      cursor = first + 1
      return lines[first]
    end
  end
  return { file = page or "-" }
end

-- The place that is some lines after another one.
local function after(place, count)
  return { file = place.file, number = place.number and place.number + count }
end

local function located(place, message)
  return place.file .. ":" .. (place.number and place.number .. ":" or "") .. " " .. message
end

local function problem(place, message)
  problems[#problems + 1] = located(place, message)
end

-- Drawing -----------------------------------------------------------------------------------------

local escapes = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

local function json(value)
  if type(value) == "string" then
    return '"' .. value:gsub('[%c"\\]', function(one)
      return escapes[one] or string.format("\\u%04x", one:byte())
    end) .. '"'
  elseif type(value) == "table" and (value[1] ~= nil or next(value) == nil) then
    local items = {}
    for index, item in ipairs(value) do items[index] = json(item) end
    return "[" .. table.concat(items, ", ") .. "]"
  elseif type(value) == "table" then
    local members = {}
    for _, key in ipairs(sorted_keys(value)) do
      members[#members + 1] = json(key) .. ": " .. json(value[key])
    end
    return "{" .. table.concat(members, ", ") .. "}"
  end
  return tostring(value)
end

local version

-- The versions that pictures depend on; nil, with a reason, if there is no command.
local function versions()
  if version then return version end
  local works, output = pcall(pandoc.pipe, command, { "version", "--json" }, "")
  local name = works and output:match('"plumbline": "(%d+%.%d+[^"]*)"')
  if not name then
    return nil, "the command '" .. command .. "' isn't there, or isn't Plumbline; "
      .. "install it, or name it in the environment variable PLUMBLINE"
  elseif name:match("^0%.0") then
    return nil, "'" .. command .. "' is Plumbline " .. name .. "; 0.1 or later is needed"
  end
  version = output
  return version
end

local function picture_format(asked)
  if asked then return asked end
  for _, name in ipairs({ "latex", "beamer", "context" }) do
    if FORMAT:find(name, 1, true) then return "pdf" end
  end
  local png = " docx odt pptx rtf opendocument ms man icml "
  return png:find(" " .. FORMAT .. " ", 1, true) and "png" or "svg"
end

local types = { svg = "image/svg+xml", png = "image/png", pdf = "application/pdf" }

local entities = { lt = "<", gt = ">", quot = '"', amp = "&", ["#39"] = "'", apos = "'" }

-- The alternative text that the command wrote into a picture; empty for PDF.
local function description(picture, format)
  if format == "svg" then
    local found = picture:match("<desc>(.-)</desc>") or ""
    return (found:gsub("&(#?%w+);", entities))
  end
  local start = format == "png" and picture:find("iTXtDescription\0", 1, true)
  if not start then return "" end
  local length = string.unpack(">I4", picture, start - 4)
  local chunk = picture:sub(start + 4, start + 3 + length)
  return chunk:match("^Description%z..[^%z]*%z[^%z]*%z(.*)$") or ""
end

local function report(place, scene_place, output)
  local found = false
  for line in output:gmatch("[^\n]+") do
    local file, at, column, message = line:match("^(.-):(%d+):(%d+): error: (.*)$")
    if not file then file, message = line:match("^(.-): error: (.*)$") end
    if message then
      found = true
      if file == "figure.scene.yaml" and at then
        local where = after(scene_place, tonumber(at) - 1)
        problem(where, message .. " (line " .. at .. ", column " .. column .. " of the scene)")
      elseif file == "figure.scene.yaml" or file == "stdin" then
        problem(place, message)
      else
        problem(place, (at and file .. ":" .. at .. ":" .. column or file) .. ": " .. message)
      end
    end
  end
  if not found then problem(place, output:match("[^\n]+") or "the command failed") end
end

-- The lines about conflicts and ambiguity in the command's output, unless the figure shows these.
local function flaws(output, shown)
  local found = {}
  for line in output:gmatch("[^\n]+") do
    local file, message = line:match("^(.-): warning: (.*)$")
    local overlay = message and (message:find(" cannot hold", 1, true) and "conflicts"
      or message:find("layout is ambiguous", 1, true) and "ambiguity")
    if overlay and not (shown and shown:includes(overlay)) then
      if file ~= "figure.scene.yaml" then message = file .. ": " .. message end
      found[#found + 1] = message
    end
  end
  return table.concat(found, "\n")
end

local missing_command = false

-- Draws a scene unless its picture exists. Returns the address, the alternative text and, for PNG
-- files, the width in points: documents don't know how large their pixels are.
local function draw(place, scene_place, scene, asked, name)
  local installed, reason = versions()
  if not installed then
    if not missing_command then problem(place, reason) end
    missing_command = true
    return nil
  end
  local job = { svg = "structured", theme = "light" }
  for _, group in ipairs({ defaults, asked }) do
    for key, value in pairs(group) do
      if options[key] then job[keys[key] or key] = options[key](value) end
    end
  end
  if job.canvas and not job.canvas:match("^[%d.fit]+x[%d.fit]+") then
    job.canvas, job.device = nil, job.canvas
  end
  job.format = picture_format(asked.format)
  if job.format ~= "svg" then job.svg = nil end
  if job.format == "png" then job.scale = 2 end
  local content = scene
  if name then
    job.scene = name
    content = contents(document_of(name))
    if content == "" then
      problem(place, name .. ": No such file or directory")
      return nil
    end
    job.config = project_file(name)
    if job.config then content = content .. contents(job.config) end
  else
    job.scene = { name = "figure.scene.yaml", text = scene }
  end
  if job.theme:match("%.%a+$") then content = content .. contents(job.theme) end
  local stem = (name or page or "figure"):match("[^/]*$"):gsub("%.[%w.]*", "")
  stem = stem:gsub("[^%w_]+", "-")
  local key = pandoc.utils.sha1(installed .. json(job) .. content):sub(1, 16)
  local address = settings.folder .. "/" .. stem .. "-" .. key .. "." .. job.format
  job.output = beside(PANDOC_STATE.output_file or "", address)
  -- Documents depend on files around them that this filter can't list: they are always drawn.
  local is_document = name and not name:match("%.scene%.%a+$")
  local picture = not is_document and read(job.output)
  -- Conflicts are reported by runs that draw nothing, too.
  local log = job.output .. ".warnings"
  if not picture then
    local run = { "-c", 'exec "$0" render --jobs-file - --jobs 1 2>&1 >/dev/null', command }
    os.remove(log)
    local works, failure = pcall(pandoc.pipe, "sh", run, json(job) .. "\n")
    picture = works and read(job.output)
    if not picture then
      report(place, scene_place, works and failure or failure.output or tostring(failure))
      return nil
    end
    local found = flaws(failure, job.show)
    local file = found ~= "" and io.open(log, "wb")
    if file then file:write(found):close() end
  end
  for line in (read(log) or ""):gmatch("[^\n]+") do
    warnings[#warnings + 1] = located(place, "warning: " .. line)
  end
  -- Formats that contain their pictures, such as docx, get them from the media bag.
  pandoc.mediabag.insert(address, types[job.format], picture)
  local width = job.scale and string.unpack(">I4", picture, 17) // job.scale
  return address, description(picture, job.format), width
end

-- The file of a scene, as Pandoc finds pictures: from the working folder, or beside the page.
local function scene_file(name)
  if read(document_of(name)) or not page then return name end
  local there = beside(page, name)
  return read(document_of(there)) and there or name
end

-- Elements ----------------------------------------------------------------------------------------

local function missing(name)
  return pandoc.Emph({ pandoc.Str("[no picture: " .. (name or "the scene in this page") .. "]") })
end

local function is_html()
  return FORMAT:match("html") or FORMAT:match("epub") or FORMAT == "revealjs"
end

local function captioned(image, caption, id)
  local inlines = pandoc.utils.blocks_to_inlines(pandoc.read(caption, "markdown").blocks)
  if PANDOC_VERSION[1] >= 3 then
    return pandoc.Figure({ pandoc.Plain({ image }) }, { pandoc.Plain(inlines) }, pandoc.Attr(id))
  elseif is_html() then
    -- Pandoc 2 would write the caption as the alternative text.
    local attribute = id ~= "" and ' id="' .. id .. '"' or ""
    return {
      pandoc.RawBlock("html", "<figure" .. attribute .. ">"),
      pandoc.Plain({ image }),
      pandoc.RawBlock("html", "<figcaption>"),
      pandoc.Plain(inlines),
      pandoc.RawBlock("html", "</figcaption>\n</figure>"),
    }
  end
  image.identifier = id
  if FORMAT == "docx" then
    -- Pandoc 2 would write the caption as the alternative text here, too.
    return {
      pandoc.Div(pandoc.Para({ image }), { ["custom-style"] = "Captioned Figure" }),
      pandoc.Div(pandoc.Para(inlines), { ["custom-style"] = "Image Caption" }),
    }
  end
  image.caption, image.title = inlines, "fig:"
  return pandoc.Para({ image })
end

local function fence(block)
  local asked, kept = {}, {}
  local is_file = block.attributes.file
  local has_scene = block.text:match("%S")
  local place, scene_place
  if has_scene and not is_file then
    scene_place = locate(lines_of(block.text))
    place = after(scene_place, -1)
  else
    place = locate({ is_file or "plumbline" }, opens_fence)
    scene_place = place
  end
  local mistake
  for _, key in ipairs(sorted_keys(block.attributes)) do
    local value = block.attributes[key]
    if options[key] or own[key] then
      asked[key] = value
    elseif of_pages[key] or is_passed(key) then
      kept[key] = value
    else
      mistake = mistake or unknown(key, own, of_pages)
    end
  end
  if is_file and has_scene then
    mistake = "a fence has either a file or a scene in it"
  elseif not is_file and not has_scene then
    mistake = mistake or "the fence is empty; write a scene in it, or name a file with file=…"
  end
  if mistake then
    problem(place, mistake)
    return pandoc.Para({ missing(is_file) })
  end
  local name = is_file and scene_file(is_file)
  local address, alt, width = draw(place, scene_place, block.text, asked, name)
  if not address then return pandoc.Para({ missing(is_file) }) end
  kept.width = kept.width or width and width .. "px"
  local classes = block.classes:filter(function(one) return one ~= "plumbline" end)
  local id = asked.caption and "" or block.identifier
  local attributes = pandoc.Attr(id, classes, kept)
  local image = pandoc.Image({ pandoc.Str(asked.alt or alt) }, address, "", attributes)
  if asked.caption then return captioned(image, asked.caption, block.identifier) end
  return pandoc.Para({ image })
end

local function picture(image)
  local name = image.src:gsub("%%(%x%x)", function(code) return string.char(tonumber(code, 16)) end)
  local ending = document_of(name):match("%.%a+$")
  local is_document = ending == ".storyboard" or ending == ".xib"
  if not (is_document or name:match("%.scene%.%a+$")) then return nil end
  local place
  -- Text before the picture may mention the scene.
  for _, wanted in ipairs({ "](" .. name, "](<" .. name, "](" .. image.src, name }) do
    place = locate({ wanted })
    if place.number then break end
  end
  local asked = {}
  for _, key in ipairs(sorted_keys(image.attributes)) do
    if options[key] or key == "format" then
      asked[key] = image.attributes[key]
    elseif not (key == "alt" or of_pages[key] or is_passed(key)) then
      local hint = key == "caption" and "write the caption of a picture between its brackets"
      problem(place, hint or unknown(key, of_pages, { alt = true, format = true }))
      return missing(name)
    end
  end
  for key in pairs(asked) do image.attributes[key] = nil end
  local address, alt, width = draw(place, place, nil, asked, scene_file(name))
  if not address then return missing(name) end
  image.src = address
  if width and not image.attributes.width then image.attributes.width = width .. "px" end
  if #image.caption == 0 then image.caption = { pandoc.Str(alt) } end
  return image
end

local function text_of(value)
  if pandoc.utils.type(value) == "List" then return table.concat(value:map(text_of), ",") end
  return type(value) == "boolean" and tostring(value) or pandoc.utils.stringify(value)
end

local function configure(meta)
  local given = meta.plumbline or {}
  if pandoc.utils.type(given) ~= "table" then
    problem(locate({ "plumbline:" }), "'plumbline' takes options, such as 'show: names'")
    given = {}
  end
  for _, key in ipairs(sorted_keys(given)) do
    if settings[key] then
      settings[key] = text_of(given[key])
    elseif options[key] then
      defaults[key] = text_of(given[key])
    else
      cursor = 1
      problem(locate({ key .. ":" }), unknown(key, settings))
    end
  end
end

function Pandoc(document)
  read_page()
  configure(document.meta)
  -- The search for fences begins at the page's beginning, and so does that for pictures.
  cursor = 1
  document = document:walk({
    CodeBlock = function(block)
      if block.classes:includes("plumbline") then return fence(block) end
    end,
  })
  cursor = 1
  document = document:walk({ Image = picture })
  for _, message in ipairs(warnings) do io.stderr:write(message, "\n") end
  if #problems > 0 then
    for _, message in ipairs(problems) do io.stderr:write(message, "\n") end
    os.exit(1)
  end
  return document
end
