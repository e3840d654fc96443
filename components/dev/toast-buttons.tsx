"use client";

import { toast } from "sonner";
import { Button } from "#components/ui/button";

export function ToastButtons() {
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          toast.success("Connexion réussie", { description: "Vous êtes maintenant connecté." })
        }
      >
        Message de réussite
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          toast.error("Erreur de connexion", {
            description: "Une erreur est survenue lors de la connexion.",
          })
        }
      >
        Message d’erreur
      </Button>
    </>
  );
}
