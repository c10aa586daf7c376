import * as v from "valibot";
import { expectShape, fetchResource, type Provider } from "./oauth-provider.server.ts";
import { emailOf, namesOf } from "./person.ts";

/** Where GitHub, or a GitHub Enterprise server, answers. */
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

/** Sign-in at GitHub, which is OAuth 2 without OpenID: who it is has to be asked. */
export function gitHubProvider(endpoints: GitHubEndpoints): Provider {
  return {
    authorization: endpoints.authorization,
    token: endpoints.token,
    // What GitHub's documentation asks for.
    clientAuthentication: "post",
    scopes: ["user:email"],
    async identify({ accessToken }) {
      const [user, emails] = await Promise.all([
        fetchResource(endpoints.user, accessToken).then((answer) => expectShape(User, answer, "user")),
        fetchResource(endpoints.emails, accessToken).then((answer) => expectShape(Emails, answer, "emails")),
      ]);
      // The profile's own address is what its owner wrote there; only the primary one of the account counts.
      const primary = emails.find((entry) => entry.primary);
      const email = emailOf(primary?.email);
      return {
        // The number stays when the login name goes to somebody else.
        subject: String(user.id),
        email,
        emailVerified: email !== undefined && primary?.verified === true,
        ...namesOf({ whole: user.name }),
      };
    },
  };
}
