import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { CALL_LIMITS, TEL } from "../calls.limits.ts";
import type { ScriptView } from "../calls.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** A script: what is asked. A firm's own is changed here; one that is there for everybody is read. */
export default function ScriptScreen({ view, sent }: { view: ScriptView; sent?: Sent }) {
  const t = useText("tel-pro");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["script", "drop"], sent, { title: view.title, questions: view.questions.join("\n") });
  const field = { form, say };
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading
        sheet={sheetNumber(screen("callScript"))}
        title={view.title || shell("screens.callScript.title")}
      >
        <p>{t("script.lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-5">
        <TextLink href={TEL}>{t("back")}</TextLink>
        {view.id !== "new" && <TextLink href={`${TEL}?script=${view.id}`}>{t("script.use")}</TextLink>}
      </p>
      <Problem sent={sent} />
      {!view.isOwn || view.readOnly ? (
        <ol className="grid list-decimal gap-2 ps-6">
          {view.questions.map((question) => (
            <li key={question}>
              <Typed text={question} />
            </li>
          ))}
        </ol>
      ) : (
        <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
          <input type="hidden" name="idem" value={form.idem ?? view.idem} />
          <input type="hidden" name="version" value={view.version} />
          <TypedField {...field} name="title" label={t("script.title")} most={CALL_LIMITS.title} />
          <TypedField
            {...field}
            name="questions"
            label={t("script.questions")}
            hint={t("script.hint")}
            long
          />
          <p className="flex flex-wrap gap-3">
            <Button name="intent" value="script" size="lg">
              {t("script.save")}
            </Button>
            {view.version > 0 && (
              <Button name="intent" value="drop" variant="destructive">
                {t("script.drop")}
              </Button>
            )}
          </p>
        </form>
      )}
    </div>
  );
}
