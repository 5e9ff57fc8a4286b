import { Button, chakra } from '@chakra-ui/react';
import { textOfFile } from '@lemma/core/csv';
import { useRef } from 'react';

interface ListFileButtonProps {
  readonly label: string;
  readonly variant: 'outline' | 'ghost';
  /** Called with the text of the file that was chosen; the same file can be chosen again. */
  readonly onText: (text: string) => void;
}

/** Takes a list of people from a file. */
export function ListFileButton({ label, variant, onText }: ListFileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button minH="11" variant={variant} onClick={() => file.current?.click()}>
        {label}
      </Button>
      <chakra.input
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          void chosen?.arrayBuffer().then((bytes) => onText(textOfFile(new Uint8Array(bytes))));
          target.value = '';
        }}
      />
    </>
  );
}
