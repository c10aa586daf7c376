import type { VerificationLevel } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ScheduleRow as Row } from "~/ui/schedule-row.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { LinkedIdentity } from "../account.queries.server.ts";
import { Verification } from "./verification.tsx";

interface ProfileScreenProps {
  email: string;
  emailConfirmed: boolean;
  identities: readonly LinkedIdentity[];
  level: VerificationLevel;
  /** Whether there are examples to clear, or some to be had; undefined where there is nothing to press. */
  sampleData?: "present" | "offered";
  /** The key of the form that adds them. */
  idem: string;
}

/** Clears every example of every feature, or brings them. */
function SampleData({ sampleData, idem }: Required<Pick<ProfileScreenProps, "sampleData" | "idem">>) {
  const t = useText("account");
  return (
    <Row title={t("profile.samples")}>
      <p className="text-muted">
        {t(sampleData === "present" ? "profile.samplesLead" : "profile.samplesOffer")}
      </p>
      <form method="post" action="/profile">
        <input type="hidden" name="idem" value={idem} />
        {sampleData === "present" ? (
          <Button variant="outline" name="intent" value="remove-samples">
            {t("profile.removeSamples")}
          </Button>
        ) : (
          <Button variant="outline" name="intent" value="add-samples">
            {t("profile.addSamples")}
          </Button>
        )}
      </form>
    </Row>
  );
}

/** How one gets in: address, linked sign-ins, devices; and sample data. */
export function ProfileScreen({
  email,
  emailConfirmed,
  identities,
  level,
  sampleData,
  idem,
}: ProfileScreenProps) {
  const t = useText("account");
  const verification = useText("verification");
  const format = useFormat();
  return (
    <>
      <Row id="email" title={t("profile.email")}>
        <p className="flex flex-wrap items-center gap-3">
          <bdi className="font-medium">{email}</bdi>
          <Badge variant={emailConfirmed ? "outline" : "default"}>
            {t(emailConfirmed ? "profile.confirmed" : "profile.unconfirmed")}
          </Badge>
        </p>
        {!emailConfirmed && (
          <form method="post" action="/profile">
            <Button variant="outline" name="intent" value="resend">
              {t("profile.resend")}
            </Button>
          </form>
        )}
      </Row>
      <Row id="verification" title={verification("title")}>
        <Verification level={level} />
      </Row>
      <Row title={t("profile.identities")}>
        {identities.length === 0 ? (
          <p className="text-muted">{t("profile.identitiesNone")}</p>
        ) : (
          <ul className="grid gap-2">
            {identities.map(({ provider, since }) => (
              <li key={provider}>
                <span className="font-medium">
                  {t(`profile.identityNames.${provider}` as Key<"account">)}
                </span>{" "}
                <span className="text-muted">{t("profile.identitySince", { date: format.date(since) })}</span>
              </li>
            ))}
          </ul>
        )}
      </Row>
      <Row title={t("profile.sessions")}>
        <p className="text-muted">{t("profile.sessionsLead")}</p>
        <div className="flex flex-wrap gap-3">
          <form method="post" action="/profile">
            <Button variant="outline" name="intent" value="end-others">
              {t("profile.endOthers")}
            </Button>
          </form>
          <form method="post" action="/auth/sign-out" data-reload>
            <Button variant="destructive">{t("profile.signOut")}</Button>
          </form>
        </div>
      </Row>
      <Row title={t("profile.data")}>
        <p className="text-muted">{t("profile.dataLead")}</p>
        <TextLink href="/profile/data">{t("profile.dataOpen")}</TextLink>
      </Row>
      {sampleData && <SampleData sampleData={sampleData} idem={idem} />}
    </>
  );
}
