import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { SITE_LIMITS, SITE_STATUSES, SITE_TEXTS } from "../sites.limits.ts";
import { MyPosition } from "./my-position.tsx";

/** What the form begins with: a site's own words, or nothing. */
export interface SiteValues {
  id?: string;
  version?: number;
  values: Readonly<Record<string, string>>;
}

interface SiteFormProps {
  site: SiteValues;
  idem: string;
  zones: readonly string[];
  reply?: FormReply;
  /** The version that a stale form has to be saved over. */
  version?: number;
}

/** A new site, or the change of one. What was typed stays in its field. */
export function SiteForm({ site, idem, zones, reply, version = site.version }: SiteFormProps) {
  const t = useText("sites");
  const value = (name: string) => (reply ? (reply.fields[name] ?? "") : (site.values[name] ?? ""));
  const error = (name: string) => {
    const key = reply?.errors[name];
    return key && t(key as Key<"sites">, { most: SITE_LIMITS.text });
  };
  const line = (name: "name" | "address" | "trades", hint?: string) => (
    <Field
      name={name}
      label={t(`fields.${name}`)}
      hint={hint}
      dir="auto"
      maxLength={name === "name" ? SITE_LIMITS.name : SITE_LIMITS.line}
      error={error(name)}
      defaultValue={value(name)}
      autoComplete="off"
    />
  );
  return (
    <form method="post" action="/job-site-locator" noValidate className="grid max-w-2xl gap-6" data-reload>
      {site.id ? (
        <>
          <input type="hidden" name="site" value={site.id} />
          <input type="hidden" name="version" value={version} key={version} />
        </>
      ) : (
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
      )}
      {line("name")}
      <SelectField
        name="status"
        label={t("fields.status")}
        options={SITE_STATUSES.map((status) => ({ value: status, text: t(`status.${status}`) }))}
        defaultValue={value("status") || "active"}
        error={error("status")}
      />
      {line("address")}
      <div className="grid gap-2">
        <Field
          name="position"
          label={t("fields.position")}
          hint={t("fields.positionHint")}
          dir="ltr"
          maxLength={SITE_LIMITS.position}
          error={error("position")}
          defaultValue={value("position")}
          autoComplete="off"
          spellCheck={false}
        />
        <MyPosition field="position" />
      </div>
      <SelectField
        name="siteZone"
        label={t("fields.siteZone")}
        hint={t("fields.siteZoneHint")}
        options={zones.map((zone) => ({ value: zone, text: zone.replaceAll("_", " ") }))}
        defaultValue={value("siteZone")}
        error={error("siteZone")}
      />
      {line("trades", t("fields.tradesHint"))}
      {SITE_TEXTS.map((name) => (
        <TextareaField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          hint={t(`hints.${name}`)}
          rows={2}
          error={error(name)}
          defaultValue={value(name)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button name="intent" value={site.id ? "change" : "add"} size="lg">
          {t(site.id ? "save" : "add")}
        </Button>
        <TextLink href={site.id ? `/job-site/${site.id}` : "/job-site-locator"}>{t("cancel")}</TextLink>
      </div>
    </form>
  );
}
