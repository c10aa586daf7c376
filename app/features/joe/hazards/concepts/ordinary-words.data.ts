/** Words that are one letter away from one of ours and mean something else: they are taken as they stand. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  [
    "filling calling felling sheathing framing finish finished cutter cutting carving paving facing planting planning",
    "turning burying bedding breeding blending bonding boarding building shingle blocking checking shocking stocking",
    "ceiling sealing siding sliding drafting drawing pouring roofing rafting trimming trenches french stretch branch",
    "strokes strike striped stripes strapping crushed-stone gravel screws stairs stains starts shores stores shapes",
    "sawing sewing seeing seating heating hearing bearing wearing clearing leaning-board landing lending loading leading",
    "welding wedding bending binding billing boiling spelling swelling dwelling dwellings shelling sizing raising rising",
    "concrete-mix acres access across active section sections action station stations situation insulation installation",
    "installed install allowed followed lowered powered covered measured required receptacle receptacles",
    "granite graphite collapsible stable table tables cables gables stapled stamped handle handles bundle",
    "porch bench hinge flange flashing flushing flooring flowing planks blanks blocks bricks breaks brakes",
    "concreto madera medida medidas minimo maximo puerta puertas corto cortes altura alturas",
    "humedad hundido unidos fundido herraje herrajes pintura pinturas carga cargas cuarto cuartos",
    "revestimiento cimiento cimientos acabado acabados andamiaje columna columnas",
    "fluorescent fluoride florida electronic electronics selected selection injection-molded",
    "breather breathable breaker breakers brother brothers broken-concrete spreader",
    "שריון מדידה מדידת עבודה עבודות מרווח גובה מידות מידה קירוי חיבור חיבורים קורות קורה נדרש",
    "מקסימום מינימום שטיחים מרצפות צביעה חלוקה נפילות שיפועים שיפוע דלתות חלונות",
  ].flatMap((line) => line.split(" ")),
);
