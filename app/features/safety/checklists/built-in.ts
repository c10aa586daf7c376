import type { Template } from "~/engines/checklist/checklist.ts";
import { late } from "~/lib/late.ts";
import { BUILT_IN } from "./templates/built-in.data.ts";

const byId = late(() => new Map(BUILT_IN.map((template) => [template.id, template])));

/** One of the lists that everybody has. */
export const builtIn = (id: string): Template | undefined => byId().get(id);
