import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AuthProvider, useAuth } from "#components/account/auth-provider";

function Reader() {
  const { isAdmin, loading, session, user } = useAuth();
  return JSON.stringify({ isAdmin, loading, session, user });
}

test("hors de son fournisseur, useAuth le dit", () => {
  expect(() => renderToString(<Reader />)).toThrow(
    new Error("useAuth must be used within an AuthProvider"),
  );
});

test("avant toute réponse, personne n’est connecté et l’on attend", () => {
  const html = renderToString(
    <AuthProvider>
      <Reader />
    </AuthProvider>,
  );
  expect(JSON.parse(html.replaceAll("&quot;", '"'))).toEqual({
    isAdmin: false,
    loading: true,
    session: null,
    user: null,
  });
});
