import type { Words } from "./templates.data.server.ts";

export const en: Words = {
  sized: "Size: {{size}} {{unit}}.",
  tiers: ["Good", "Better", "Best"],
  group: "Finish level",
  steps: ["Work begins", "Rough work inspected", "Finishes installed", "Punch list closed"],
  inclusions:
    "Labor and material for every line, protection of what stays, daily cleanup, haul-off of our debris, permits named in the lines.",
  terms:
    "Changes are priced and signed before they are built. Prices hold until the date above. The work is warranted for one year from completion. Selections are due before the work that needs them.",
  untitled: "Work",
  templates: {
    kitchen: {
      title: "Kitchen remodel",
      scope: "Take the kitchen back to the framing, move what the plan moves, and build it new.",
      sections: ["Demolition", "Rough work", "Finishes"],
      lines: [
        "Demolition and haul-off",
        "Plumbing: sink, dishwasher and supply lines",
        "Electrical: circuits, outlets and lights",
        "Flooring",
        "Cabinets and counter: stock doors, laminate",
        "Cabinets and counter: semi-custom, quartz",
        "Cabinets and counter: custom, natural stone",
        "Tile backsplash",
      ],
      exclusions:
        "Appliances. Asbestos and lead. Hidden damage and work that does not meet code from before. Matching finishes that are no longer made.",
      allowances:
        "Sink and faucet $650. Cabinet pulls $300. The difference is billed or credited with the invoice shown.",
    },
    bath: {
      title: "Bathroom remodel",
      scope: "Gut the bathroom, renew drains and supply, waterproof, tile and set fixtures.",
      sections: ["Demolition", "Rough work", "Finishes"],
      lines: [
        "Demolition and haul-off",
        "Plumbing: drains, valves and fixtures",
        "Electrical and exhaust fan",
        "Waterproofing and tile: ceramic",
        "Waterproofing and tile: porcelain",
        "Waterproofing and tile: natural stone",
        "Frameless shower glass",
      ],
      exclusions: "Subfloor and joist repair beyond 10 ft². Mold, asbestos and lead. Windows.",
      allowances: "Vanity $900. Toilet $350. Shower trim $400.",
    },
    deck: {
      title: "New deck",
      scope: "Build a deck with footings below frost, framing to code, guards and stairs.",
      sections: ["Footings", "Framing", "Decking and guards"],
      lines: [
        "Concrete footings",
        "Framing, ledger and hardware",
        "Decking: pressure-treated",
        "Decking: composite",
        "Decking: tropical hardwood",
        "Guards",
        "Low-voltage step lights",
      ],
      exclusions: "Rock and groundwater. Landscape repair beyond the work area. Stain and sealer. Survey.",
      allowances: "Permit fee $450.",
    },
    roof: {
      title: "Roof replacement",
      scope: "Tear off to the sheathing, renew underlayment and flashing, and roof it new.",
      sections: ["Tear-off", "Roofing", "Edges and drainage"],
      lines: [
        "Tear-off of one layer and disposal",
        "Underlayment and ice barrier",
        "Shingles: architectural, 30 years",
        "Shingles: impact-rated",
        "Standing seam metal",
        "Flashing, drip edge and vents",
        "Gutters and downspouts",
      ],
      exclusions:
        "Rotten sheathing beyond two sheets. Second layers. Chimney masonry. Solar panels off and on.",
      allowances: "Sheathing $85 a sheet beyond two.",
    },
    addition: {
      title: "House addition",
      scope: "Build an addition from the foundation up and tie it into the house.",
      sections: ["Plans and permits", "Structure", "Systems", "Finishes"],
      lines: [
        "Drawings, engineering and permits",
        "Foundation and slab",
        "Framing, roof and windows",
        "Plumbing, heating and electrical",
        "Finishes: standard",
        "Finishes: upgraded",
        "Finishes: premium",
        "Patio at the new door",
      ],
      exclusions:
        "Utility connections and impact fees. Bad soil, rock and groundwater. Furniture and landscape.",
      allowances: "Flooring $6 per ft². Light fixtures $1,200.",
    },
    fitout: {
      title: "Office build-out",
      scope: "Build out the suite to the tenant's plan, with inspections and a certificate of occupancy.",
      sections: ["Demolition", "Partitions and ceilings", "Systems", "Finishes"],
      lines: [
        "Demolition and protection",
        "Partitions, doors and ceiling grid",
        "Electrical, data pathways, air and sprinkler changes",
        "Flooring and paint: building standard",
        "Flooring and paint: upgraded",
        "Flooring and paint: premium",
        "Kitchenette",
      ],
      exclusions: "Furniture, data cabling and signage. Work outside normal hours. Landlord's fees.",
      allowances: "Door hardware $240 a leaf.",
    },
  },
};
