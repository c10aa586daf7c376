import { processTexts } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { MISSION_LIMITS } from "../missions.limits.ts";

/** Says a key that comes from a schema, a command or a record. @param line that could not be read */
export function useSay(line = "") {
  const t = useText("drone-missions");
  return (key: string) =>
    t(key as Key<"drone-missions">, { line, most: MISSION_LIMITS.photos, hours: MISSION_LIMITS.flightHours });
}

export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "plan", "flight", "site"];

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("drone-missions");
  const say = useSay(sent?.fields.line);
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={say}
      hidden={HIDDEN}
      anchor={(field) => field}
    />
  );
}
