import type { ReactNode } from "react";
import { EditorTrial } from "#components/dev/editor-trial";
import { ToastButtons } from "#components/dev/toast-buttons";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from "#components/ui/accordion";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTrigger } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Pagination } from "#components/ui/pagination";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import { Toaster } from "#components/ui/toaster";

const BADGES = [
  ["green", "Énergétique"],
  ["red", "Sécurité"],
  ["orange", "Santé"],
  ["blue", "Métrage"],
  ["purple", "Travaux"],
  ["grey", "Autre"],
] as const;

/** Every component of the system in all its states, for the eye. */
export function ComponentGallery() {
  return (
    <div className="page-width grid gap-12 py-10">
      <h1 className="text-title">Composants</h1>
      <Specimen title="Boutons">
        <Button>Principal</Button>
        <Button size="large">Grand</Button>
        <Button variant="outline">Contour</Button>
        <Button disabled>Désactivé</Button>
        <Button aria-busy="true">Envoi…</Button>
        <span className="bg-slate p-3">
          <Button variant="onSlate">Sur ardoise</Button>
        </span>
      </Specimen>
      <Specimen title="Étiquettes">
        {BADGES.map(([colour, label]) => (
          <Badge key={colour} colour={colour}>
            {label}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Champs">
        <Field label="E-mail" type="email" hint="Jamais transmis à un tiers." className="w-72" />
        <Field
          label="Surface"
          defaultValue="-3"
          error="Écrivez une surface positive, en m²."
          className="w-72"
        />
        <Field label="Désactivé" disabled defaultValue="76000" className="w-72" />
      </Specimen>
      <Specimen title="Onglets">
        <Tabs defaultValue="connexion" className="w-full">
          <TabsList aria-label="Compte">
            <TabsTrigger value="connexion">Connexion</TabsTrigger>
            <TabsTrigger value="inscription">Inscription</TabsTrigger>
            <TabsTrigger value="autre" disabled>
              Désactivé
            </TabsTrigger>
          </TabsList>
          <TabsContent value="connexion">Le premier panneau.</TabsContent>
          <TabsContent value="inscription">Le second panneau.</TabsContent>
        </Tabs>
      </Specimen>
      <Specimen title="Accordéon">
        <Accordion type="single" collapsible className="w-full">
          <AccordionItem value="un">
            <AccordionTrigger>Combien de temps dure la visite ?</AccordionTrigger>
            <AccordionContent>De une à trois heures, selon le bien.</AccordionContent>
          </AccordionItem>
          <AccordionItem value="deux">
            <AccordionTrigger>Qui doit être présent ?</AccordionTrigger>
            <AccordionContent>Vous, ou une personne qui a les clés.</AccordionContent>
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title="Fenêtre et tiroir">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Ouvrir la fenêtre</Button>
          </DialogTrigger>
          <DialogContent title="Une fenêtre" description="Elle garde le focus et le rend.">
            <DialogClose asChild>
              <Button>D’accord</Button>
            </DialogClose>
          </DialogContent>
        </Dialog>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Ouvrir le tiroir</Button>
          </DialogTrigger>
          <DialogContent title="Un tiroir" description="Au bord de l’écran." isDrawer>
            <DialogClose asChild>
              <Button>Fermer</Button>
            </DialogClose>
          </DialogContent>
        </Dialog>
      </Specimen>
      <Specimen title="Messages">
        <ToastButtons />
      </Specimen>
      <Specimen title="Éditeur d’article">
        <EditorTrial />
      </Specimen>
      <Specimen title="Fil d’Ariane">
        <Breadcrumbs
          crumbs={[
            { label: "Accueil", path: "/" },
            { label: "Services", path: "/services" },
            { label: "DPE", path: "/services/dpe" },
          ]}
        />
      </Specimen>
      <Specimen title="Pages">
        <Pagination page={5} pageCount={12} hrefOf={(page) => `?page=${page}`} />
      </Specimen>
      <Toaster />
    </div>
  );
}

function Specimen({ children, title }: { children: ReactNode; title: string }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{title}</h2>
      <div className="flex flex-wrap items-start gap-5">{children}</div>
    </section>
  );
}
