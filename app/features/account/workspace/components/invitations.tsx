import { ROLES, type Role, TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Address } from "./address.tsx";

export interface InvitationView {
  id: string;
  role: Role;
  email: string | null;
  expiresAt: string;
  /** Where it leads; undefined where it cannot be shown again. */
  address?: string;
}

interface InvitationsProps {
  workspace: string;
  idem: string;
  invitations: readonly InvitationView[];
  reply?: FormReply;
}

/** Ways in for one person each: mailed, or handed over by whoever invites. */
export function Invitations({ workspace, idem, invitations, reply }: InvitationsProps) {
  const t = useText("workspace");
  const format = useFormat();
  const word = (key?: string) => key && t(key as Key<"workspace">);
  return (
    <TitledSection id="invite" title={t("invite.title")} className="grid gap-4 border-t border-line pt-6">
      <p className="max-w-prose text-muted">
        {t("invite.lead", { count: TRUST_LIMITS.invitationsADay, days: TRUST_LIMITS.invitationDays })}
      </p>
      <form method="post" action="/workspace" noValidate className="grid max-w-xl gap-4">
        <input type="hidden" name="workspace" value={workspace} />
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <Field
          id="invite-email"
          name="email"
          type="email"
          label={t("invite.email")}
          hint={t("invite.emailHint")}
          error={word(reply?.errors.email)}
          defaultValue={reply?.fields.email}
          autoComplete="off"
          dir="ltr"
        />
        <RadioTiles
          name="role"
          legend={t("invite.role")}
          options={ROLES.toReversed().map((value) => ({ value, text: t(`roles.${value}`) }))}
          chosen={reply?.fields.role ?? "member"}
          error={word(reply?.errors.role)}
        />
        <Button name="intent" value="invite" className="justify-self-start">
          {t("invite.submit")}
        </Button>
      </form>
      {invitations.length > 0 && (
        <ul className="max-w-2xl">
          {invitations.map(({ id, role, email, expiresAt, address }) => (
            <li key={id} className="grid gap-3 border-b border-line py-4">
              <p className="flex flex-wrap gap-x-3">
                <bdi className="font-bold break-all">{email ?? t("invite.byLink")}</bdi>
                <span className="text-muted">
                  {t(`roles.${role}`)} · {t("invite.until", { date: format.date(expiresAt) })}
                </span>
              </p>
              {address && <Address id={`address-${id}`} label={t("invite.address")} address={address} />}
              <form method="post" action="/workspace" data-keep-scroll>
                <input type="hidden" name="workspace" value={workspace} />
                <input type="hidden" name="id" value={id} />
                <Button variant="outline" name="intent" value="withdraw">
                  {t("invite.withdraw")}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
