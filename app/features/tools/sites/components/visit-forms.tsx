import type { Position } from "~/engines/place/place.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import type { VisitResult } from "../sites.commands.server.ts";
import { SITE_LIMITS, VISIT_REASONS } from "../sites.limits.ts";
import { HerePosition } from "./here-position.tsx";

/** Whoever may not sign gets the page that says so, and no refusal here. */
export type RefusedVisit = Exclude<Exclude<VisitResult, { ok: true }>["error"], "not-allowed">;

export interface VisitReply {
  /** Which of the two forms was sent. */
  intent: "check-in" | "check-out";
  reply: FormReply;
  refused?: RefusedVisit;
}

interface VisitFormsProps {
  /** Of the site, whose rules are accepted. */
  version: number;
  idem: string;
  /** The name that was printed here last. */
  name: string;
  /** Where the gate is, if that is known. */
  gate?: Position;
  sent?: VisitReply;
}

/** Coming in and going out: a name, and that one has read what holds there. The same for members and by link. */
export function VisitForms({ version, idem, name, gate, sent }: VisitFormsProps) {
  const t = useText("site-visit");
  const reply = (intent: VisitReply["intent"]) => (sent?.intent === intent ? sent.reply : undefined);
  const [coming, going] = [reply("check-in"), reply("check-out")];
  const error = (of: FormReply | undefined, field: string) => {
    const key = of?.errors[field];
    return key && t(key as Key<"site-visit">, { most: SITE_LIMITS.company });
  };
  const ids: Record<string, string> = {
    reason: "reason-visitor",
    printedName: going ? "leavingName" : "printedName",
  };
  const items = Object.entries(sent?.reply.errors ?? {}).flatMap(([field, key]) =>
    ["printedName", "company", "reason", "accepted"].includes(field)
      ? [{ field: ids[field] ?? field, message: t(key as Key<"site-visit">, { most: SITE_LIMITS.company }) }]
      : [],
  );
  return (
    <div className="grid gap-6">
      {sent?.refused && <Notice tone="warn" title={t(`refused.${sent.refused}`)} />}
      {sent && !sent.refused && (
        <ErrorSummary
          title={t("errors.summary")}
          message={items.length === 0 ? t("errors.form") : undefined}
          items={items}
        />
      )}
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="idem" value={coming?.fields.idem ?? idem} />
        <input type="hidden" name="version" value={version} key={version} />
        <Field
          name="printedName"
          label={t("name")}
          dir="auto"
          autoComplete="name"
          maxLength={SITE_LIMITS.person}
          error={error(coming, "printedName")}
          defaultValue={coming ? (coming.fields.printedName ?? "") : name}
        />
        <Field
          name="company"
          label={t("company")}
          dir="auto"
          autoComplete="organization"
          maxLength={SITE_LIMITS.company}
          error={error(coming, "company")}
          defaultValue={coming?.fields.company}
        />
        <RadioTiles
          name="reason"
          legend={t("reason")}
          options={VISIT_REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))}
          chosen={coming ? coming.fields.reason : "visitor"}
          error={error(coming, "reason")}
        />
        <Checkbox
          name="accepted"
          label={t("accepted")}
          value="on"
          error={error(coming, "accepted")}
          defaultChecked={coming?.fields.accepted === "on"}
        />
        {gate && <HerePosition gate={gate} />}
        <Button name="intent" value="check-in" size="lg" className="justify-self-start">
          {t("checkIn")}
        </Button>
      </form>
      <form method="post" noValidate className="grid max-w-2xl gap-4 border-t border-line pt-6" data-reload>
        <Field
          id="leavingName"
          name="printedName"
          label={t("leaving")}
          hint={t("leavingHint")}
          dir="auto"
          maxLength={SITE_LIMITS.person}
          error={error(going, "printedName")}
          defaultValue={going ? (going.fields.printedName ?? "") : name}
        />
        <Button name="intent" value="check-out" variant="outline" size="lg" className="justify-self-start">
          {t("checkOut")}
        </Button>
      </form>
    </div>
  );
}
