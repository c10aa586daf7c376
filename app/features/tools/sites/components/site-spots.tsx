import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SiteView } from "../site.view.server.ts";
import { SITE_LIMITS, SPOT_KINDS } from "../sites.limits.ts";

const FIELDS: Record<string, string> = { kind: "kind-room", name: "spot-name", note: "spot-note" };

function AddSpot({ idem, reply }: { idem: string; reply?: FormReply }) {
  const t = useText("site-spots");
  const text = (key: string) => t(key as Key<"site-spots">, { most: SITE_LIMITS.text });
  const error = (field: string) => {
    const key = reply?.errors[field];
    return key && text(key);
  };
  const items = Object.entries(reply?.errors ?? {}).flatMap(([field, key]) =>
    FIELDS[field] ? [{ field: FIELDS[field], message: text(key) }] : [],
  );
  return (
    <>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={items.length === 0 ? text(reply.formError ?? "errors.form") : undefined}
          items={items}
        />
      )}
      <form method="post" noValidate className="grid max-w-2xl gap-5 print:hidden" data-reload>
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <RadioTiles
          name="kind"
          legend={t("kind")}
          options={SPOT_KINDS.map((value) => ({ value, text: t(`kinds.${value}`) }))}
          chosen={reply ? reply.fields.kind : "room"}
          error={error("kind")}
        />
        <Field
          id={FIELDS.name}
          name="name"
          label={t("name")}
          hint={t("nameHint")}
          dir="auto"
          maxLength={SITE_LIMITS.spotName}
          error={error("name")}
          defaultValue={reply?.fields.name}
        />
        <TextareaField
          id={FIELDS.note}
          name="note"
          label={t("note")}
          hint={t("noteHint")}
          error={error("note")}
          defaultValue={reply?.fields.note}
        />
        <Button variant="outline" name="intent" value="spot-add" className="justify-self-start">
          {t("add")}
        </Button>
      </form>
    </>
  );
}

/** Rooms and machines of a site, each with a code by which whoever stands there reports what is wrong. */
export default function SiteSpots({ view, reply }: { view: SiteView; reply?: FormReply }) {
  const t = useText("site-spots");
  const { spots, mayWrite, mayShare, idem } = view;
  return (
    <TitledSection id="spots" title={t("title")} className="grid gap-6">
      <p className="max-w-prose">{t("lead")}</p>
      {spots.length > 0 && (
        <ul>
          {spots.map(({ id, kind, name, note, sample, reports }) => (
            <li
              key={id}
              className="flex flex-wrap items-start justify-between gap-4 border-b border-line py-4"
            >
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <bdi className="font-bold wrap-anywhere">{name}</bdi>
                  <Badge variant="outline">{t(`kinds.${kind}`)}</Badge>
                  {sample && <Badge variant="secondary">{t("sample")}</Badge>}
                </p>
                {note && (
                  <p className="whitespace-pre-line wrap-anywhere" dir="auto">
                    {note}
                  </p>
                )}
                {reports > 0 && <p className="text-muted">{t("reports", { count: reports })}</p>}
              </div>
              {mayWrite && (
                <div className="flex flex-wrap items-center gap-4 print:hidden">
                  {mayShare && (
                    <TextLink
                      href={`/workspace/share?type=site-spot&id=${id}`}
                      aria-label={t("codeOf", { name })}
                    >
                      {t("code")}
                    </TextLink>
                  )}
                  <form method="post" data-reload>
                    <input type="hidden" name="spot" value={id} />
                    <Button
                      variant="outline"
                      name="intent"
                      value="spot-remove"
                      aria-label={t("removeOf", { name })}
                    >
                      {t("remove")}
                    </Button>
                  </form>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && !mayShare && <p className="text-muted">{t("signIn")}</p>}
      {mayWrite && <AddSpot idem={idem} reply={reply} />}
    </TitledSection>
  );
}
