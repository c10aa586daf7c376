import * as v from "valibot";
import { expectShape, fetchResource, type Provider } from "./oauth-provider.server.ts";
import { emailOf, namesOf } from "./person.ts";

/** The endpoints of GitHub or a GitHub Enterprise server. */
export interface GitHubEndpoints {
  authorization: string;
  token: string;
  user: string;
  emails: string;
}

export const GITHUB: GitHubEndpoints = {
  authorization: "https://github.com/login/oauth/authorize",
  token: "https://github.com/login/oauth/access_token",
  user: "https://api.github.com/user",
  emails: "https://api.github.com/user/emails",
};

const User = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: v.nullish(v.string()),
});

const Emails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** Sign-in with GitHub, which is OAuth 2 without OpenID: the identity has to be requested separately. */
export function gitHubProvider(endpoints: GitHubEndpoints): Provider {
  return {
    authorization: endpoints.authorization,
    token: endpoints.token,
    // As GitHub's documentation requires.
    clientAuthentication: "post",
    scopes: ["user:email"],
    async identify({ accessToken }) {
      const [user, emails] = await Promise.all([
        fetchResource(endpoints.user, accessToken).then((answer) => expectShape(User, answer, "user")),
        fetchResource(endpoints.emails, accessToken).then((answer) => expectShape(Emails, answer, "emails")),
      ]);
      // The address in the public profile is unverified; only the account's primary address counts.
      const primary = emails.find((entry) => entry.primary);
      const email = emailOf(primary?.email);
      return {
        // The numeric id is stable; a login name can be reassigned to somebody else.
        subject: String(user.id),
        email,
        emailVerified: email !== undefined && primary?.verified === true,
        ...namesOf({ whole: user.name }),
      };
    },
  };
}
