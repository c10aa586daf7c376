/** Where scenes are kept. */
export const SCENES = "/ar-scenes";
/** The kind of record that a link names. */
export const SCENE = "ar-scene";

export const SCENE_LIMITS = {
  name: 80,
  /** Characters of an address that is kept. */
  link: 1_500,
  /** Scenes of one workspace. */
  scenes: 100,
} as const;
