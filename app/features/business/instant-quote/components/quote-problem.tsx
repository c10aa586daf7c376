import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";

const HIDDEN = ["intent", "idem", "version", "request"];

/** What is wrong, above the page; each field is reached from here. */
export function QuoteProblem({ sent }: { sent?: Sent }) {
  const t = useText("quote-page");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={(key) => t(key as Key<"quote-page">)}
      hidden={HIDDEN}
    />
  );
}
