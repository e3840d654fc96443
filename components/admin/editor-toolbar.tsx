"use client";

import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  Bold,
  CodeXml,
  Grid2X2X,
  Heading2,
  Heading3,
  type IconNode,
  Image,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  PanelTop,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Undo2,
} from "lucide";
import { Toolbar } from "radix-ui";
import { Fragment, type Ref } from "react";
import { Icon } from "#components/ui/icon";

type Tool = {
  label: string;
  shortcut?: string;
  icon: IconNode;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For a tool that is on or off. */
  isActive?: (editor: Editor) => boolean;
};

type ToolGroup = {
  tools: readonly Tool[];
  /** Shown only there. */
  isShown?: (editor: Editor) => boolean;
};

const GROUPS: readonly ToolGroup[] = [
  {
    tools: [
      {
        label: "Annuler",
        shortcut: "Ctrl + Z",
        icon: Undo2,
        run: (chain) => chain.undo(),
      },
      { label: "Rétablir", shortcut: "Ctrl + Maj + Z", icon: Redo2, run: (chain) => chain.redo() },
    ],
  },
  {
    tools: [
      {
        label: "Titre de section",
        shortcut: "Ctrl + Alt + 2",
        icon: Heading2,
        run: (chain) => chain.toggleHeading({ level: 2 }),
        isActive: (editor) => editor.isActive("heading", { level: 2 }),
      },
      {
        label: "Sous-titre",
        shortcut: "Ctrl + Alt + 3",
        icon: Heading3,
        run: (chain) => chain.toggleHeading({ level: 3 }),
        isActive: (editor) => editor.isActive("heading", { level: 3 }),
      },
    ],
  },
  {
    tools: [
      {
        label: "Gras",
        shortcut: "Ctrl + B",
        icon: Bold,
        run: (chain) => chain.toggleBold(),
        isActive: (editor) => editor.isActive("bold"),
      },
      {
        label: "Italique",
        shortcut: "Ctrl + I",
        icon: Italic,
        run: (chain) => chain.toggleItalic(),
        isActive: (editor) => editor.isActive("italic"),
      },
    ],
  },
  {
    tools: [
      {
        label: "Liste à puces",
        shortcut: "Ctrl + Maj + 8",
        icon: List,
        run: (chain) => chain.toggleBulletList(),
        isActive: (editor) => editor.isActive("bulletList"),
      },
      {
        label: "Liste numérotée",
        shortcut: "Ctrl + Maj + 7",
        icon: ListOrdered,
        run: (chain) => chain.toggleOrderedList(),
        isActive: (editor) => editor.isActive("orderedList"),
      },
      {
        label: "Citation",
        shortcut: "Ctrl + Maj + B",
        icon: TextQuote,
        run: (chain) => chain.toggleBlockquote(),
        isActive: (editor) => editor.isActive("blockquote"),
      },
    ],
  },
];

const CONTEXT_GROUPS: readonly ToolGroup[] = [
  {
    isShown: (editor) => editor.isActive("listItem"),
    tools: [
      {
        label: "Augmenter le niveau dans la liste",
        shortcut: "Tab",
        icon: ListIndentIncrease,
        run: (chain) => chain.sinkListItem("listItem"),
      },
      {
        label: "Diminuer le niveau dans la liste",
        shortcut: "Maj + Tab",
        icon: ListIndentDecrease,
        run: (chain) => chain.liftListItem("listItem"),
      },
    ],
  },
  {
    isShown: (editor) => editor.isActive("table"),
    tools: [
      {
        label: "Ajouter une ligne au-dessus",
        icon: BetweenHorizontalStart,
        run: (chain) => chain.addRowBefore(),
      },
      {
        label: "Ajouter une ligne au-dessous",
        icon: BetweenHorizontalEnd,
        run: (chain) => chain.addRowAfter(),
      },
      {
        label: "Supprimer la ligne",
        icon: TableRowsSplit,
        run: (chain) => chain.deleteRow(),
      },
      {
        label: "Ajouter une colonne à gauche",
        icon: BetweenVerticalStart,
        run: (chain) => chain.addColumnBefore(),
      },
      {
        label: "Ajouter une colonne à droite",
        icon: BetweenVerticalEnd,
        run: (chain) => chain.addColumnAfter(),
      },
      {
        label: "Supprimer la colonne",
        icon: TableColumnsSplit,
        run: (chain) => chain.deleteColumn(),
      },
      {
        label: "Première ligne en en-tête",
        icon: PanelTop,
        run: (chain) => chain.toggleHeaderRow(),
        isActive: (editor) => editor.isActive("tableHeader"),
      },
      {
        label: "Supprimer le tableau",
        icon: Grid2X2X,
        run: (chain) => chain.deleteTable(),
      },
    ],
  },
];

type ToolButtonProps = {
  label: string;
  icon: IconNode;
  onClick: () => void;
  shortcut?: string;
  isPressed?: boolean;
  isDisabled?: boolean;
};

function ToolButton({ icon, isDisabled, isPressed, label, onClick, shortcut }: ToolButtonProps) {
  return (
    <Toolbar.Button
      type="button"
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-label={label}
      aria-pressed={isPressed}
      // Not `disabled`: the focus would be lost when the last change is undone.
      aria-disabled={isDisabled || undefined}
      // The text keeps its selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon node={icon} size={20} />
    </Toolbar.Button>
  );
}

type EditorToolbarProps = {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  isSourceShown: boolean;
  onLink: () => void;
  onPicture: () => void;
  onSource: () => void;
};

/** One stop of the Tab key; arrows go from tool to tool. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, isSourceShown, onLink, onPicture, onSource, ref } = props;
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive("link"),
      isPicture: current.isActive("picture"),
      isTable: current.isActive("table"),
      groups: [...GROUPS, ...CONTEXT_GROUPS].map(({ isShown, tools }) => ({
        isShown: isShown === undefined || isShown(current),
        tools: tools.map(({ isActive, run }) => ({
          isPressed: isActive?.(current),
          isDisabled: !run(current.can().chain()).run(),
        })),
      })),
    }),
  });

  function toGroup({ tools }: ToolGroup, index: number) {
    const groupState = state.groups[index];
    if (!groupState?.isShown) return null;
    return (
      <Fragment key={tools[0]?.label}>
        {index > 0 && <Toolbar.Separator className="rich-editor-separator" />}
        {tools.map(({ icon, label, run, shortcut }, place) => (
          <ToolButton
            key={label}
            label={label}
            icon={icon}
            shortcut={shortcut}
            onClick={() => run(editor.chain().focus()).run()}
            {...groupState.tools[place]}
          />
        ))}
      </Fragment>
    );
  }

  return (
    <Toolbar.Root ref={ref} className="rich-editor-toolbar" aria-label="Mise en forme">
      {GROUPS.map(toGroup)}
      <Toolbar.Separator className="rich-editor-separator" />
      <ToolButton
        label="Lien"
        shortcut="Ctrl + K"
        icon={Link}
        isPressed={state.isLink}
        onClick={onLink}
      />
      <ToolButton label="Image" icon={Image} isPressed={state.isPicture} onClick={onPicture} />
      <ToolButton
        label="Tableau"
        icon={Table}
        isPressed={state.isTable}
        isDisabled={state.isTable}
        onClick={() => {
          if (!state.isTable) editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run();
        }}
      />
      {CONTEXT_GROUPS.map((group, index) => toGroup(group, GROUPS.length + index))}
      <Toolbar.Separator className="rich-editor-separator" />
      <ToolButton
        label="Voir le HTML"
        icon={CodeXml}
        isPressed={isSourceShown}
        onClick={onSource}
      />
    </Toolbar.Root>
  );
}
