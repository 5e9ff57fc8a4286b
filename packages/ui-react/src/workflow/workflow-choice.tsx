import { Field, NativeSelect } from '@chakra-ui/react';
import { isWorkflow, workflows, type Workflow } from '@lemma/core/workflow';
import { useTexts } from '../language/index.ts';

interface WorkflowChoiceProps {
  readonly workflow: Workflow;
  readonly onChoose: (workflow: Workflow) => void;
}

/** Selects a workflow template. */
export function WorkflowChoice({ workflow, onChoose }: WorkflowChoiceProps) {
  const { t } = useTexts('workflow');
  return (
    <Field.Root>
      <Field.Label>{t('workflow')}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={workflow} onChange={({ target: { value } }) => isWorkflow(value) && onChoose(value)}>
          {workflows.map((each) => (
            <option key={each} value={each}>
              {t(`workflows.${each}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
