import { ACCEPTED } from "~/engines/file/file.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import { SAFETY_LIMITS } from "../dashboard.limits.ts";
import type { NearMissView } from "../near-miss-link.server.ts";
import { NearMissFields } from "./near-miss-fields.tsx";

interface NearMissScreenProps {
  view: NearMissView;
  /** A body that was too large was not read, so the page knows nothing of the form. */
  tooLarge?: boolean;
  sent?: Sent;
}

/** Three fields and a photo for whoever stands on a site with its link. */
export default function NearMissScreen({ view, tooLarge, sent: answered }: NearMissScreenProps) {
  const t = useText("shared-near-miss");
  const say = (key: string) => t(key as Key<"shared-near-miss">);
  const sent = tooLarge
    ? { fields: {} as Sent["fields"], errors: { file: "errors.photo.tooLarge" } }
    : answered;
  const errors: Sent["errors"] = sent?.errors ?? {};
  const error = (name: string) => errors[name] && say(errors[name]);
  const of = (name: string) => ({ name, error: error(name) });
  return (
    <div className="sheet grid gap-6 py-8">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{t("title")}</h1>
        <p className="text-lg">
          <Typed text={view.site} />
        </p>
        <p className="max-w-prose">{t("lead")}</p>
      </header>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "idem"]} />
      {!view.mayReport ? (
        <Notice title={t("closed")} />
      ) : (
        <form
          method="post"
          encType="multipart/form-data"
          noValidate
          className="grid max-w-2xl gap-5"
          data-reload
        >
          <input type="hidden" name="idem" value={answered?.fields.idem ?? view.idem} />
          <NearMissFields
            labels={{ what: t("fields.what"), place: t("fields.place"), happenedOn: t("fields.happenedOn") }}
            typed={{ happenedOn: view.today, ...sent?.fields }}
            error={error}
          />
          {view.mayUpload && (
            <Field
              {...of("file")}
              type="file"
              accept={ACCEPTED.picture}
              label={t("fields.file")}
              hint={t("photoHint")}
            />
          )}
          {view.asksName && (
            <Field
              {...of("printedName")}
              label={t("fields.printedName")}
              defaultValue={sent ? (sent.fields.printedName ?? "") : view.name}
              maxLength={SAFETY_LIMITS.name}
              dir="auto"
              autoComplete="name"
            />
          )}
          <p className="max-w-prose text-sm text-muted">{t(view.asksName ? "named" : "anonymous")}</p>
          <Button name="intent" value="report" size="lg" className="min-h-14 justify-self-start">
            {t("send")}
          </Button>
        </form>
      )}
      <p className="max-w-prose text-sm text-muted">{t("emergency")}</p>
    </div>
  );
}
