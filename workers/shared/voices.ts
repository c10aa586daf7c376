/** The six voices of the specification (§9) by the provider's ids of them. */
export const VOICE_IDS = {
  will: "bIHbv24MWmeRgasZH58o",
  brian: "nPczCjzI2devNBz1zQrb",
  daniel: "onwK4e9ZLuTAKqWW03F9",
  eric: "cjVigY5qzO86Huf0OWal",
  chris: "iP95p4xoKVk53GoZ742B",
  liam: "TX3LPaxmHKxFdv7VOQHJ",
} as const;
export type Voice = keyof typeof VOICE_IDS;
export const VOICES = Object.keys(VOICE_IDS) as Voice[];
