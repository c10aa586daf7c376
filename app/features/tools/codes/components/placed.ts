/** Where somebody builds, as an address carries it. */
export interface BuildingPlace {
  state: string;
  city: string;
}

/** An address that carries on where somebody builds; without a state it stays as it is. */
export function placed(path: string, { state, city }: BuildingPlace = { state: "", city: "" }): string {
  if (!state) return path;
  return `${path}?${new URLSearchParams(city ? { state, city } : { state })}`;
}

/** The sheet of a project, or the workspace's own. */
export const sheetPath = (project = ""): string => `/code-sheet${project && `?project=${project}`}`;
