import type { HazardSigns } from "../hazard.ts";

/** Structures, machines, weather and what is breathed: stop, get clear, have it looked at. */
export const SITE_DANGERS = {
  rollover: {
    lead: "fire",
    sources: ["vehicles"],
    happening: ["vehicle rolled /7"],
  },
  crane: {
    lead: "stop",
    sources: ["cranes", "rigging"],
    happening: ["crane tipping /8 !powerLine !rule", "crane collapse", "crane brokenThing /6 !dieWord"],
  },
  aerialLift: {
    lead: "stop",
    sources: ["aerial"],
    happening: ["aerial liftStuck /7"],
  },
  trench: {
    lead: "stop",
    sources: ["excavation"],
    happening: [
      "trench collapse /7",
      "trench failing /7 !structureOnly",
      "trench water now",
      "trench waterRise",
      "trench shoring failing",
      "trench shoring brokenThing",
      "who trenchIn noShore",
    ],
    named: ["trench collapse"],
  },
  formwork: {
    lead: "stop",
    sources: ["formwork"],
    happening: [
      "form failing /8",
      "form collapse /8",
      "shoring failing /7 !trench",
      "shoring collapse /7 !trench",
      "form burst",
      "shoring brokenThing /5 !trench",
    ],
  },
  scaffold: {
    lead: "stop",
    sources: ["scaffolds"],
    happening: [
      "scaffold failing /8",
      "scaffold collapse /8",
      "scaffold brokenThing /7",
      "scaffold tipping /6",
    ],
  },
  steel: {
    lead: "stop",
    sources: ["steel"],
    happening: [
      "steelErect failing /8",
      "steelErect collapse /8",
      "steelErect boltLoose",
      "steelErect brokenThing /6",
    ],
  },
  structure: {
    lead: "stop",
    sources: ["demolition"],
    happening: [
      "structure collapse /6",
      "cutBeam failing",
      "structure crackGrow",
      "structure failing nowWord",
      "structure failing /4 badMove",
      "cutBeam structure collapse",
      "structure failing suddenWord",
      "structure tipping /4 leanWord",
      "demoWord structure failing",
      "demoWord collapse",
    ],
  },
  tunnel: {
    lead: "fire",
    sources: ["tunnels"],
    happening: ["tunnelOnly tunnelBad /8"],
  },
  ladder: {
    lead: "stop",
    sources: ["ladders"],
    happening: [
      "ladder brokenThing /6 now",
      "ladder brokenThing who /8 !rule",
      "ladder collapse",
      "ladder failing /6 who",
    ],
  },
  edge: {
    lead: "stop",
    sources: ["falls"],
    happening: ["edge upThere who !rule", "edge who now", "edge upThere now"],
  },
  lightning: {
    lead: "ambulance",
    sources: ["lightning"],
    happening: [
      "lightning who hitBy",
      "lightning struckWord",
      "lightning now !rodWord",
      "lightning upThere !rodWord !rule",
      "lightning craneTruck !rodWord !rule",
      "lightning who !rodWord !rule",
    ],
  },
  storm: {
    lead: "stop",
    sources: ["weather", "cranes"],
    happening: ["storm stormBad /8 !rule", "stormWord now"],
  },
  pressure: {
    lead: "stop",
    sources: ["tools", "formwork"],
    happening: ["pressure burst /7 !gasLine"],
  },
  energised: {
    lead: "stop",
    sources: ["electrical", "lockout"],
    happening: [
      "electricThing sparking /6 !fireSafe !waterHeater",
      "liveWork electricThing workOn",
      "liveWork touchVerb",
      "liveWork who",
      "liveWork now",
      "electricThing water now",
      "electricWet",
    ],
    named: ["liveWork"],
  },
  chemicalSpill: {
    lead: "fire",
    sources: ["hazcom", "nioshChemicals"],
    happening: ["fumes inhaled !concrete /8", "chemical spillWord", "fumes unconscious", "mixedChem"],
  },
  radiation: {
    lead: "fire",
    sources: ["radiation"],
    happening: ["radiation damaged"],
  },
  asbestos: {
    lead: "stop",
    sources: ["asbestos"],
    happening: ["asbestos dustBad !rule"],
  },
  lead: {
    lead: "stop",
    sources: ["lead"],
    happening: ["lead dustBad !rule", "lead sick"],
  },
  silica: {
    lead: "stop",
    sources: ["silica"],
    happening: ["silica dustBad !rule !concreteSlab", "silica who breath"],
  },
  tool: {
    lead: "stop",
    sources: ["tools"],
    happening: ["tool toolBad /7"],
  },
} as const satisfies Record<string, HazardSigns>;
